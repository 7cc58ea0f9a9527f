import { Migration } from '@mikro-orm/migrations';

/**
 * Text search that looks into custom fields as well. The values of a record are indexed together; the ones that were
 * asked for decide, so that nobody finds a record by a field that they do not see. Quotes and escapes of the pattern are
 * written otherwise in JSON: for the index they stand for anything.
 */
export class Migration20261120131000_CustomFieldSearch extends Migration {
  override name = 'Migration20261120131000_CustomFieldSearch';

  override up(): void {
    this.addSql(`
      create function vsd_search(searched text, columns text[], keys text[], pattern text) returns setof uuid
      language plpgsql stable security definer parallel safe rows 100
      set search_path = pg_catalog, public, pg_temp
      as $$
      declare
        conditions text[] := array(select format('%I ilike $1', name) from unnest(columns) as name);
      begin
        if cardinality(keys) > 0 then
          conditions := conditions || format(
            '(custom <> ''{}''::jsonb and jsonb_path_query_array(custom, ''$.*'')::text ilike $2 and (%s))',
            (select string_agg(format('custom ->> %L ilike $1', key), ' or ') from unnest(keys) as key)
          );
        end if;
        return query execute format(
          'select id from public.%I where tenant = nullif(current_setting(''app.tenant'', true), '''') and (%s) limit 10000',
          searched,
          array_to_string(conditions, ' or ')
        ) using pattern, '%' || trim(both '%' from regexp_replace(pattern, '\\\\.|"', '%', 'g')) || '%';
      end
      $$;
    `);
    this.addSql(`revoke execute on function vsd_search(text, text[], text[], text) from public;`);
    this.addSql(`grant execute on function vsd_search(text, text[], text[], text) to vsd_app;`);
    this.addSql(`drop function vsd_search(text, text[], text);`);
    // Last, since only its owner may say who executes it.
    this.addSql(`alter function vsd_search(text, text[], text[], text) owner to vsd_search;`);
  }
}
