/** Entries of a dump that one role restores. */
export interface DumpPart {
  readonly role: 'vsd_owner' | 'vsd_app' | 'vsd_search';
  readonly entries: string[];
}

/** An entry in the list of contents: numbers, description and owner. */
const ENTRY = /^\d+; \d+ \d+ (.+?) ?(\S*)$/;
/** Entries that `database.sql` makes: the schemas and the extensions, of which a superuser may be the owner. */
const MADE_BEFORE = /^(?:COMMENT - )?(?:SCHEMA - (?:pgboss|public)|EXTENSION) /;
const ROW_SECURITY = /^(?:ROW SECURITY|POLICY) /;

/**
 * The entries of a dump by the role that restores them, in the order of restoration. The owner makes the functions of
 * vsd_search too and gives them to it; the rights to them are granted by vsd_search alone. Row-level security comes after
 * the foreign keys, whose rows the owner compares.
 */
export function partsOf(list: string): readonly DumpPart[] {
  const owner: DumpPart = { role: 'vsd_owner', entries: [] };
  const app: DumpPart = { role: 'vsd_app', entries: [] };
  const security: DumpPart = { role: 'vsd_owner', entries: [] };
  const search: DumpPart = { role: 'vsd_search', entries: [] };
  for (const line of list.split('\n')) {
    const [, entry = '', role] = ENTRY.exec(line) ?? [];
    if (entry === '' || MADE_BEFORE.test(`${entry} `)) continue;
    if (role === 'vsd_app') app.entries.push(line);
    else if (role === 'vsd_search' && entry.startsWith('ACL ')) search.entries.push(line);
    else if (ROW_SECURITY.test(entry)) security.entries.push(line);
    else owner.entries.push(line);
  }
  return [owner, app, security, search];
}
