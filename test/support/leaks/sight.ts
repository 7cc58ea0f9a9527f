import type { TestApplication } from '../application.js';
import type { Person } from '../people.js';
import type { Json } from '../records.js';
import { readings, tableOf } from './document.js';
import type { Mark, MarkFinder } from './marks.js';
import { type Seen, walk } from './walk.js';
import type { LeakWorld } from './world.js';

/** The sight of a person who calls every read: the marks, the places of each, and the answers that are odd. */
export interface Sight {
  readonly person: Person;
  readonly document: Json;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly calls: number;
  /** Answers that are no refusal and no success. */
  readonly odd: readonly string[];
  /** Records with a property that the reader's own document does not have. */
  readonly undeclared: readonly string[];
}

const said = ({ status, address }: Seen) => `${status} ${decodeURIComponent(address)}`;

const recordsOf = (body: unknown): Json[] =>
  (Array.isArray(body) ? body : [body]).filter((one) => typeof one === 'object' && one !== null);

/** Walks through all reads as one person. */
export async function sightOf(
  desk: TestApplication,
  world: LeakWorld,
  finder: MarkFinder,
  person: Person,
): Promise<Sight> {
  const document = await desk.as(person).read('openapi.json');
  const marks = new Map<string, Mark>();
  const odd: string[] = [];
  const undeclared = new Set<string>();
  let calls = 0;
  const idsOf = (path: string) => world.idsOf(tableOf(path));
  for await (const { reading, answer } of walk(desk.as(person), readings, document, idsOf)) {
    calls += 1;
    // 410: a mail that is kept no longer, as the one that the world holds; 409: an export that is not made yet.
    const isAwaited = answer.status === 409 && reading.address.endsWith('/exports/{id}/content');
    if (![200, 403, 404, 410].includes(answer.status) && !isAwaited) odd.push(said(answer));
    for (const mark of finder.in(answer.text)) marks.set(mark.word, mark);
    const properties: Json | undefined = document.components.schemas[reading.schema ?? '']?.properties;
    if (answer.status !== 200 || !properties) continue;
    for (const name of recordsOf(answer.body).flatMap((record) => Object.keys(record)))
      if (name !== '_embedded' && !Object.hasOwn(properties, name)) undeclared.add(`${reading.schema}.${name}`);
  }
  return { person, document, marks, calls, odd, undeclared: [...undeclared] };
}

/** Between rows in the checked-in list. */
export const SEPARATOR = ' | ';

/** The sight in the terms of the checked-in list: of each column the rows. */
export function tableOfSight({ marks }: Sight, world: LeakWorld): Record<string, string> {
  const columns = new Map<string, Set<string>>();
  for (const mark of marks.values()) {
    const rows = columns.get(mark.column) ?? new Set();
    columns.set(mark.column, rows.add(world.labelOf(mark)));
  }
  return Object.fromEntries([...columns].sort().map(([column, rows]) => [column, [...rows].sort().join(SEPARATOR)]));
}
