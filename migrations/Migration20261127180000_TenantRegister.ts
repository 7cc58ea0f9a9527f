import { Migration } from '@mikro-orm/migrations';
import { bySearchAnew } from './schema/functions.js';

const isActive = "exists (select from installation.tenant where name = wanted_tenant and state = 'ACTIVE')";

const userState = bySearchAnew({
  signature: 'vsd_user_state(text, uuid)',
  create: `
      create function vsd_user_state(wanted_tenant text, wanted uuid) returns text
      language sql stable security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        select coalesce((extract(epoch from account_changed_at) * 1000)::bigint::text, '') from public."user"
        where tenant = wanted_tenant and id = wanted and active and ${isActive}
      $$`,
});

const tokenState = bySearchAnew({
  signature: 'vsd_token_state(text, uuid)',
  create: `
      create function vsd_token_state(wanted_tenant text, wanted uuid) returns text
      language sql stable security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        select jsonb_build_array(u.roles, u.customer_code, u.sees_all_issues, u.execution_company, u.language, u.name)::text
          from public.api_token t join public."user" u on u.tenant = t.tenant and u.id = t.user_id
         where t.tenant = wanted_tenant and t.id = wanted and u.active and ${isActive}
      $$`,
});

/**
 * The register of tenants: an operator adds a tenant, no token does. Tenants with users so far are registered. Users and
 * API tokens of a suspended or closed tenant are refused by the state that every request reads.
 */
export class Migration20261127180000_TenantRegister extends Migration {
  override name = 'Migration20261127180000_TenantRegister';

  override up(): void {
    this.addSql('create schema installation');
    this.addSql('grant usage on schema installation to vsd_app, vsd_search');
    this.addSql(`create table installation.tenant (
      name text primary key,
      state text not null default 'ACTIVE' constraint tenant_state_check check (state in ('ACTIVE', 'SUSPENDED', 'CLOSED')),
      created_at timestamptz(3) not null default now(),
      changed_at timestamptz(3) not null default now()
    )`);
    this.addSql('revoke insert, update, delete on installation.tenant from vsd_app');
    this.addSql('grant select on installation.tenant to vsd_app, vsd_search');
    this.addSql('insert into installation.tenant (name) select tenant from vsd_tenants() as tenant');
    for (const statement of [...userState, ...tokenState]) this.addSql(statement);
  }
}
