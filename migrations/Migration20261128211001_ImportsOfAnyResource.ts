import { Migration } from '@mikro-orm/migrations';

/** Imports of resources whose rows need no record above, such as customers. */
export class Migration20261128211001_ImportsOfAnyResource extends Migration {

  override name = 'Migration20261128211001_ImportsOfAnyResource';

  readonly accepted = { 'ban-drop-not-null': 'only this release writes imports without a record above' };

  override up(): void | Promise<void> {
    this.addSql(`alter table "data_import" alter column "parent" drop not null;`);
  }

}
