/**
 * Replaces a person in the log of the configuration, which the role of the application cannot change: the words of a
 * pattern by the pseudonym, and the values of changes of the person's own record by nothing. The number of entries stays.
 */
export const eraseFromConfigChanges: readonly string[] = [
  `create function vsd_erase_from_config_changes(pattern text, pseudonym text, own text) returns void
   language sql volatile security definer
   set search_path = pg_catalog, public, pg_temp
   as $$
     update public.config_change set
       created_by = case when pattern = '' then created_by else regexp_replace(created_by, pattern, pseudonym, 'gi') end,
       updated_by = case when pattern = '' then updated_by else regexp_replace(updated_by, pattern, pseudonym, 'gi') end,
       title_de = case when record = own then pseudonym when pattern = '' then title_de else regexp_replace(title_de, pattern, pseudonym, 'gi') end,
       title_en = case when record = own then pseudonym when pattern = '' then title_en else regexp_replace(title_en, pattern, pseudonym, 'gi') end,
       title_fr = case when record = own then pseudonym when pattern = '' then title_fr else regexp_replace(title_fr, pattern, pseudonym, 'gi') end,
       title_it = case when record = own then pseudonym when pattern = '' then title_it else regexp_replace(title_it, pattern, pseudonym, 'gi') end,
       changes = case
         when record = own then coalesce(
           (select jsonb_agg(change || '{"from": null, "to": null}'::jsonb) from jsonb_array_elements(changes) as change), '[]')
         when pattern = '' then changes
         else regexp_replace(changes::text, pattern, pseudonym, 'gi')::jsonb
       end
     where tenant = nullif(current_setting('app.tenant', true), '')
       and (record = own or (pattern <> '' and concat_ws(' ', created_by, updated_by, title_de, title_en, title_fr, title_it, changes::text) ~* pattern))
   $$`,
  'revoke execute on function vsd_erase_from_config_changes(text, text, text) from public',
  'grant execute on function vsd_erase_from_config_changes(text, text, text) to vsd_app',
];
