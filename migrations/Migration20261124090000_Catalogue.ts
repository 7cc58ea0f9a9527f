import { Migration } from '@mikro-orm/migrations';

export class Migration20261124090000_Catalogue extends Migration {

  override name = 'Migration20261124090000_Catalogue';

  override up(): void | Promise<void> {
    this.addSql(`create table "catalog_item" ("tenant" text not null, "id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "created_by" text not null, "updated_at" timestamptz(3) not null, "updated_by" text not null, "number" text not null, "name" text not null, "kind" text not null, "unit" text not null, "unit_price" bigint null, "barcode" text null, "description" text null, "active" boolean not null default true, "number_key" text null, primary key ("tenant", "id"));`);
    this.addSql(`create index "catalog_item_tenant_created_at_id_index" on "catalog_item" ("tenant", "created_at", "id");`);
    this.addSql(`create index "catalog_item_tenant_updated_at_id_index" on "catalog_item" ("tenant", "updated_at", "id");`);
    this.addSql(`create index "catalog_item_name_index" on "catalog_item" ("tenant", "name", "id");`);
    this.addSql(`create index "catalog_item_kind_index" on "catalog_item" ("tenant", "kind", "id");`);
    this.addSql(`create index "catalog_item_active_index" on "catalog_item" ("tenant", "active", "id");`);
    this.addSql(`create index "catalog_item_search_index" on "catalog_item" using gin ("tenant", "number" gin_trgm_ops, "name" gin_trgm_ops, "barcode" gin_trgm_ops);`);
    this.addSql(`alter table "catalog_item" add constraint "catalog_item_number_unique" unique ("tenant", "number");`);
    this.addSql(`alter table "catalog_item" add constraint "catalog_item_number_key_unique" unique ("tenant", "number_key");`);
    this.addSql(`alter table "catalog_item" add constraint "catalog_item_barcode_unique" unique ("tenant", "barcode");`);

    this.addSql(`alter table "catalog_item" add constraint "catalog_item_kind_check" check ("kind" in ('WORK', 'MATERIAL'));`);
    this.addSql(`alter table "catalog_item" add constraint "catalog_item_unit_check" check ("unit" in ('HUR', 'MIN', 'EA', 'MTR', 'KMT', 'KGM', 'GRM', 'MGM', 'MLT', 'SET', 'GAR', 'PA', 'BX', 'BG', 'BO', 'CA', 'TN', 'CQ', 'CS', 'DR', 'PF', 'PL', 'RL', 'RO', 'ST', 'Z2', 'Z3'));`);
    this.addSql(`create or replace function "catalog_item_fold_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' or new.number is distinct from old.number then new.number_key := public.vsd_fold(new.number); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "fold" BEFORE INSERT OR UPDATE on "catalog_item" for each ROW execute function "catalog_item_fold_fn"();`);
    this.addSql(`alter table "catalog_item" enable row level security;`);
    this.addSql(`alter table "catalog_item" force row level security;`);
    this.addSql(`create policy "tenant" on "catalog_item" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }

}
