import { Migration } from '@mikro-orm/migrations';
import { bySearch } from './schema/functions.js';

/** The tags of a record as filters compare them: in any case. */
const keys = `
      create function vsd_tag_keys(tags text[]) returns text[]
      language sql immutable strict parallel safe
      set search_path = pg_catalog, public, pg_temp
      as $$
        select coalesce(array_agg(public.vsd_fold(tag)), '{}') from unnest(tags) as tag
      $$`;

/** The records of the session's tenant with one of the tags. The caller reads the records under the policies. */
const tagged = bySearch({
  signature: 'vsd_tagged(text, text, text[])',
  create: `
      create function vsd_tagged(searched text, name text, wanted text[]) returns setof uuid
      language plpgsql stable security definer parallel safe rows 100
      set search_path = pg_catalog, public, pg_temp
      as $$
      begin
        return query execute format(
          'select id from public.%I where tenant = nullif(current_setting(''app.tenant'', true), '''')
             and public.vsd_tag_keys(%I) && $1', searched, name
        ) using wanted;
      end
      $$`,
});

/** Lists filter by tags with an index, which row-level security forbids to ordinary queries. */
export class Migration20261128003900_Tags extends Migration {
  override name = 'Migration20261128003900_Tags';

  override up(): void {
    for (const statement of [keys, ...tagged]) this.addSql(statement);
  }
}
