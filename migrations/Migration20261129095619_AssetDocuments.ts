import { Migration } from '@mikro-orm/migrations';
import { bySearchAnew } from './schema/functions.js';
import { tenantFigures } from './schema/tenant-figures.js';

const FILES = ['attachment', 'invoice', 'report_attachment', 'asset_document', 'intake_message', 'portal_photo'];

/** Documents of assets, and their bytes among those of a tenant. */
export class Migration20261129095619_AssetDocuments extends Migration {
  override name = 'Migration20261129095619_AssetDocuments';

  override up(): void | Promise<void> {
    this.addSql(`create table "asset_document" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "asset_id" uuid not null, "name" text not null, "content_type" text not null, "size" int not null, primary key ("tenant", "id"));`);
    this.addSql(`create index "asset_document_tenant_created_at_id_index" on "asset_document" ("tenant", "created_at", "id");`);
    this.addSql(`create index "asset_document_tenant_updated_at_id_index" on "asset_document" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "asset_document_asset_id_index" on "asset_document" ("tenant", "asset_id", "id");`);

    this.addSql(`alter table "asset_document" add constraint "asset_document_tenant_asset_id_foreign" foreign key ("tenant", "asset_id") references "asset" ("tenant", "id") on update no action on delete cascade;`);
    this.addSql(`alter table "asset_document" enable row level security;`);
    this.addSql(`alter table "asset_document" force row level security;`);
    this.addSql(`create policy "tenant" on "asset_document" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
    this.addSql(`create policy "all_tenants" on "asset_document" to "vsd_backup", "vsd_search" using (true);`);
    for (const statement of bySearchAnew(tenantFigures(FILES))) this.addSql(statement);
  }
}
