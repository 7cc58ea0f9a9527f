import { Migration } from '@mikro-orm/migrations';

/** The resources with custom fields follow from the classes, in the order of their declaration. */
export class Migration20261128001634_CustomFieldResources extends Migration {

  override name = 'Migration20261128001634_CustomFieldResources';

  override up(): void | Promise<void> {
    this.addSql(`alter table "custom_field" drop constraint "custom_field_resource_check";`);
    this.addSql(`alter table "custom_field" add constraint "custom_field_resource_check" check ("resource" in ('customers', 'locations', 'tickets'));`);
  }

}
