import { bySearch } from './functions.js';

/**
 * Marks the months in which some moments lie, in the zone of the desk. It belongs to vsd_search, since migrations write
 * tickets without a tenant. Each mark is a row of its own: nobody waits for anybody.
 */
const mark = bySearch({
  signature: 'vsd_mark_months(text, timestamptz[])',
  alsoFor: 'vsd_owner',
  create: `
      create function vsd_mark_months(whose text, moments timestamptz[]) returns void
      language plpgsql volatile security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
      declare
        moment timestamptz;
        here timestamp;
        own int;
        marked int[] := '{}';
      begin
        foreach moment in array moments loop
          continue when moment is null;
          here := moment at time zone 'Europe/Zurich';
          own := extract(year from here) * 12 + extract(month from here) - 1;
          continue when own = any (marked);
          marked := marked || own;
          insert into public.month_mark (tenant, month, mark) values (whose, own, random() * 9000000000000000000);
        end loop;
      end
      $$`,
});

/** Has one mark stand for all of a month, of all tenants; what they come to stays the same. */
const gather = bySearch({
  signature: 'vsd_gather_marks()',
  create: `
      create function vsd_gather_marks() returns void
      language sql volatile security definer
      set search_path = pg_catalog, public, pg_temp
      as $$
        with crowded as (
          select tenant, month from public.month_mark group by tenant, month having count(*) > 1
        ), gone as (
          delete from public.month_mark m using crowded c where m.tenant = c.tenant and m.month = c.month
          returning m.tenant, m.month, m.mark
        )
        insert into public.month_mark (tenant, month, mark) select tenant, month, bit_xor(mark) from gone group by tenant, month
      $$`,
});

/** What keeps count of changed months besides its table and triggers. */
export const monthMarkFunctions: readonly string[] = [
  'grant select, insert, delete on month_mark to vsd_search',
  ...mark,
  ...gather,
];
