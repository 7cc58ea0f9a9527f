import { Migration } from '@mikro-orm/migrations';

/** What the rows of an import have named stands in a table of its own, where it is found without reading them all. */
export class Migration20261120160000_ImportClaims extends Migration {
  override name = 'Migration20261120160000_ImportClaims';

  override up(): void | Promise<void> {
    this.addSql(`create table "import_claim" ("tenant" text not null, "import_id" uuid not null, "claim" text not null, "number" int not null, primary key ("tenant", "import_id", "claim"));`);
    this.addSql(`alter table "import_claim" add constraint "import_claim_tenant_import_id_foreign" foreign key ("tenant", "import_id") references "data_import" ("tenant", "id") on update no action on delete cascade;`);

    // The owner sees the rows of all tenants for this one statement only.
    this.addSql(`alter table "import_row" no force row level security;`);
    this.addSql(`insert into import_claim (tenant, import_id, claim, number)
      select tenant, import_id, claim, number from import_row cross join jsonb_array_elements_text(claims) as claim
      on conflict do nothing;`);
    this.addSql(`alter table "import_row" force row level security;`);
    this.addSql(`alter table "import_row" drop column "claims";`);

    this.addSql(`alter table "import_claim" enable row level security;`);
    this.addSql(`alter table "import_claim" force row level security;`);
    this.addSql(`create policy "tenant" on "import_claim" using (tenant = (select nullif(current_setting('app.tenant', true), '')));`);
  }
}
