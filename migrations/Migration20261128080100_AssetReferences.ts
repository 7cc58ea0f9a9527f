import { Migration } from '@mikro-orm/migrations';

/** Validates the constraints of the assets without a lock on their tables. */
export class Migration20261128080100_AssetReferences extends Migration {

  override name = 'Migration20261128080100_AssetReferences';

  override up(): void | Promise<void> {
    this.addSql(`alter table "custom_field" validate constraint "custom_field_resource_check";`);
    this.addSql(`alter table "ticket" validate constraint "ticket_tenant_asset_id_foreign";`);
    this.addSql(`alter table "portal_request" validate constraint "portal_request_tenant_asset_id_foreign";`);
  }

}
