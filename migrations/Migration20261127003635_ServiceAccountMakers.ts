import { Migration } from '@mikro-orm/migrations';

export class Migration20261127003635_ServiceAccountMakers extends Migration {

  override name = 'Migration20261127003635_ServiceAccountMakers';

  override up(): void | Promise<void> {
    this.addSql(`alter table "user" add "maker" text null;`);
  }

}
