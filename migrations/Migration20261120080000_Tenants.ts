import { Migration } from '@mikro-orm/migrations';

/**
 * The names of all tenants, for jobs that go through them one after the other. Row-level security hides every row from
 * a session without a tenant; this function belongs to vsd_search and gives nothing but the names. It leaps from one
 * tenant to the next in the primary key instead of reading all users.
 */
export class Migration20261120080000_Tenants extends Migration {
  override name = 'Migration20261120080000_Tenants';

  override up(): void {
    this.addSql(`
      create function vsd_tenants() returns setof text
      language sql stable security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        with recursive found as (
          select min(tenant) as tenant from public."user"
          union all
          select (select min(tenant) from public."user" where tenant > found.tenant) from found where tenant is not null
        )
        select tenant from found where tenant is not null
      $$;
    `);
    this.addSql(`revoke execute on function vsd_tenants() from public;`);
    this.addSql(`grant execute on function vsd_tenants() to vsd_app;`);
    // Last, since only its owner may say who executes it.
    this.addSql(`alter function vsd_tenants() owner to vsd_search;`);
  }
}
