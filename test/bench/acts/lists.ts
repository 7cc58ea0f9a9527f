import { PLANT } from '../data/seed.js';
import { ASKED } from '../data/shape.js';
import { rareWord } from '../data/words.js';
import { type Answered, reading } from './reading.js';
import type { Scenario, Side } from './scenario.js';

const OPEN = ['PENDING', 'IN_WORK', 'IN_CLARIFICATION'];
const TITLES = ['customer', 'location', 'assignmentGroup', 'category', 'responsible'];
/** The fields of the overview, and the fields that decide on the offered actions. */
const FIELDS = ['identifier', 'title', 'type', 'state', 'priority', ...TITLES, 'dueAt', 'createdAt', 'version', 'can'];
const DEEP = 10_000;

/** A page of tickets as the overview reads it, newest first: the one place where such a list is written. */
export function listOf(filter: object, from = 0): string {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(['createdAt', 'DESC']),
    range: JSON.stringify([from, from + 24]),
    embed: JSON.stringify(TITLES),
    fields: JSON.stringify(FIELDS),
  });
  return `v1/tickets?${query}`;
}

const limitOf = (name: string, asked: object) => `${name}?${new URLSearchParams({ tenant: ASKED, ...asked })}`;

/** The tickets of a list, and their number. */
function told(side: Side, [answer]: readonly Answered[]): unknown {
  const { json, headers } = answer as Answered;
  const rows: { id: string; title: string }[] = json;
  if (rows.length === 0) throw new Error('A list without rows measures nothing');
  const total = side === 'product' ? headers.get('x-total-count') : json[0].total;
  return { total: Number(total), rows: rows.map(({ id, title }) => [id, title]) };
}

async function groups({ sql }: { sql: import('pg').Client }): Promise<string[]> {
  const { rows } = await sql.query('select id from assignment_group where tenant = $1 order by name limit 8', [ASKED]);
  return rows.map(({ id }) => id);
}

const eight = <T>(make: (at: number) => T): T[] => Array.from({ length: 8 }, (_, at) => make(at));

/** Lists of tickets in the ways in which people look for them. */
export const LISTS: readonly Scenario[] = [
  reading({
    name: 'list of 25 by group and open states, five titles, count',
    goal: { p50: 2, rate: 1.6 },
    told,
    readings: async (place) =>
      (await groups(place)).map((group) => ({
        product: [listOf({ assignmentGroup: group, state_eq_any: OPEN, state_neq: 'CLOSED' })],
        limit: [limitOf('list', { group })],
      })),
  }),
  reading({
    name: 'filter by a custom field',
    told,
    readings: async () =>
      eight((at) => `Werk ${at * 40}`).map((plant) => ({
        product: [listOf({ [`custom.${PLANT}`]: plant })],
        limit: [limitOf('plant', { plant })],
      })),
  }),
  reading({
    name: `deep page (offset ${DEEP.toLocaleString('en')})`,
    goal: { p50: 2, rate: 2 },
    told,
    readings: async ({ sql }) => {
      const { rows } = await sql.query('select count(*)::int as tickets from ticket where tenant = $1', [ASKED]);
      const deepest = Math.min(DEEP, rows[0].tickets - 200);
      return eight((at) => deepest + at * 20).map((offset) => ({
        product: [listOf({}, offset)],
        limit: [limitOf('deep', { offset })],
      }));
    },
  }),
  reading({
    name: 'search by a word',
    goal: { p50: 3, rate: 3 },
    told,
    readings: async () =>
      eight((at) => rareWord(at * 30)).map((word) => ({
        product: [listOf({ q: word })],
        limit: [limitOf('search', { word })],
      })),
  }),
];
