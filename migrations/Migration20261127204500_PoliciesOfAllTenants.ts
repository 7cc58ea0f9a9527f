import { Migration } from '@mikro-orm/migrations';

/**
 * The owner of the search functions and the reader of backups pass row-level security by a policy of each table instead of
 * BYPASSRLS, which only a superuser may give: managed databases have none.
 */
export class Migration20261127204500_PoliciesOfAllTenants extends Migration {
  override name = 'Migration20261127204500_PoliciesOfAllTenants';

  override up(): void {
    this.addSql(`do $$
      declare
        protected regclass;
      begin
        for protected in select polrelid from pg_policy where polname = 'tenant' loop
          execute format('create policy all_tenants on %s to vsd_backup, vsd_search using (true)', protected);
        end loop;
      end
      $$`);
  }
}
