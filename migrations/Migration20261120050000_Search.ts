import { Migration } from '@mikro-orm/migrations';

/**
 * Text search behind row-level security. LIKE is not leakproof, so an ordinary query under the policies cannot use the
 * trigram index. This one function may: it belongs to vsd_search, which sees all rows, and takes the tenant from the
 * session alone. It gives ids only; the caller reads them again under the policy.
 */
export class Migration20261120050000_Search extends Migration {
  override name = 'Migration20261120050000_Search';

  override up(): void {
    this.addSql(`
      create function vsd_search(searched text, columns text[], pattern text) returns setof uuid
      language plpgsql stable security definer parallel safe rows 100
      set search_path = pg_catalog, public, pg_temp
      as $$
      begin
        return query execute format(
          'select id from public.%I where tenant = nullif(current_setting(''app.tenant'', true), '''') and (%s) limit 10000',
          searched,
          (select string_agg(format('%I ilike $1', name), ' or ') from unnest(columns) as name)
        ) using pattern;
      end
      $$;
    `);
    this.addSql(`revoke execute on function vsd_search(text, text[], text) from public;`);
    this.addSql(`grant execute on function vsd_search(text, text[], text) to vsd_app;`);
    // Last, since only its owner may say who executes it.
    this.addSql(`alter function vsd_search(text, text[], text) owner to vsd_search;`);
  }
}
