import { useQueries } from '@tanstack/react-query';
import { useApplication } from '../../providers/application';
import { apiFetch } from '../../providers/http';
import { requiredRole } from '../../providers/routes';

/** Fewest letters that are looked for. */
const FEWEST = 2;

/** What may be found: where it is asked for, what stands in a line, and how many of it are offered. */
const sources = [
  { path: 'tickets', route: 'issue', label: 'title', note: 'identifier', most: 6 },
  { path: 'customers', route: 'customer', label: 'name', note: 'code', most: 3 },
  { path: 'users', route: 'masterdata/users', label: 'name', note: 'username', most: 3 },
] as const;
type Source = (typeof sources)[number];

/** Something that was found. */
export interface Suggestion {
  id: string;
  /** Path of its kind in the API, by which the kinds stand together. */
  kind: Source['path'];
  label: string;
  note: string;
  /** Where it leads. */
  to: string;
}

type Row = Record<string, unknown> & { id: string };

/** Tickets by number and words, customers and people that the user may see, as they type; nothing for less than two letters. */
export function useSuggestions(words: string): { found: Suggestion[]; isPending: boolean } {
  const { me, models } = useApplication();
  const isEnough = words.length >= FEWEST;
  // Who may not open a kind's page is not led to it.
  const offered = sources.filter(({ path, route }) => {
    const role = requiredRole(route);
    return models.some((model) => model.path === path && model.can.list) && (!role || me.roles.includes(role));
  });
  const answers = useQueries({
    queries: offered.map((source) => ({
      queryKey: [source.route, 'suggestions', words],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(source, words, signal),
      enabled: isEnough,
      staleTime: 15_000,
    })),
  });
  return {
    found: isEnough ? answers.flatMap(({ data }) => data ?? []) : [],
    isPending: isEnough && answers.some(({ isPending }) => isPending),
  };
}

async function ask({ path, route, label, note, most }: Source, words: string, signal: AbortSignal) {
  const query = { filter: { q: words }, range: [0, most - 1], count: 'none' };
  const rows = await apiFetch<Row[]>(path, { query, signal });
  return rows.map(
    (row): Suggestion => ({
      id: `${path}-${row.id}`,
      kind: path,
      label: String(row[label] ?? ''),
      note: String(row[note] ?? ''),
      to: path === 'tickets' ? `/${route}/${row.id}` : `/${route}/${row.id}/show`,
    }),
  );
}
