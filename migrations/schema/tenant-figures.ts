import type { Definer } from './functions.js';

const sumOf = (table: string) => `coalesce((select sum(size) from public.${table} f where f.tenant = t.name), 0)`;

/** The function with the figures of each tenant for the operator; the tables hold its files. */
export const tenantFigures = (files: readonly string[]): Definer => ({
  signature: 'vsd_tenant_figures()',
  alsoFor: 'vsd_owner',
  create: `
      create function vsd_tenant_figures() returns table (tenant text, users int, tickets int, bytes bigint, last_act timestamptz)
      language sql stable security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        select t.name,
               (select count(*) from public."user" u where u.tenant = t.name and u.active and u.kind = 'PERSON')::int,
               (select count(*) from public.ticket k where k.tenant = t.name)::int,
               (${files.map(sumOf).join(' + ')})::bigint,
               greatest((select max(last_login) from public."user" u where u.tenant = t.name),
                        (select max(updated_at) from public.ticket k where k.tenant = t.name))
          from installation.tenant t
      $$`,
});
