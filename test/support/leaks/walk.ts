import type { Response } from 'supertest';
import { FURTHER_IDS, PARAMETERS } from '../access-fixtures.js';
import type { Client } from '../application.js';
import { bytes } from '../bytes.js';
import type { Json } from '../records.js';
import { contract, fieldsIn, type ListedField, type Reading } from './document.js';

/** One answer of the walk. */
export interface Seen {
  readonly address: string;
  readonly status: number;
  /** All that came: status line aside, headers and body. */
  readonly text: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

const isJson = (headers: Json) => /json/.test(headers['content-type'] ?? '');

/** Sends a request and keeps its whole answer. */
export async function seen(address: string, request: ReturnType<Client['get']>): Promise<Seen> {
  const answer: Response = await request.buffer(true).parse(bytes);
  const raw = (answer.body as Buffer).toString();
  const headers = answer.headers as Record<string, string>;
  const told = Object.entries(headers).map(([name, value]) => `${name}: ${safelyDecoded(value)}`);
  return {
    address,
    status: answer.status,
    text: [...told, raw].join('\n'),
    body: isJson(headers) ? JSON.parse(raw) : raw,
    headers,
  };
}

function safelyDecoded(value: string): string {
  try {
    return `${value} ${decodeURIComponent(value)}`;
  } catch {
    return value;
  }
}

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const EVERYTHING = `range=${json([0, 199])}`;

const embedOf = (visible: readonly ListedField[]): string[] => {
  const references = visible.filter(({ isReference }) => isReference).map(({ name }) => name);
  return references.length > 0 ? [`embed=${json(references)}`] : [];
};

/** The queries for each address of an operation. */
function queriesOf(reading: Reading, visible: readonly ListedField[]): string[] {
  if (!reading.isList) return ['', ...(reading.takesEmbed ? embedOf(visible) : []), ...reading.ownQueries];
  return [EVERYTHING, ...embedOf(visible).map((query) => `${EVERYTHING}&${query}`)];
}

/** Every order and every way to count: the same statement for each address of a list, so that one address serves. */
function arrangementsOf(reading: Reading, visible: readonly ListedField[]): string[] {
  if (!reading.isList) return [];
  const sorts = visible.filter(({ sortable }) => sortable).map(({ name }) => `sort=${json([name, 'DESC'])}`);
  return ['count=exact', 'count=none', ...sorts].map((query) => `${EVERYTHING}&${query}`);
}

/** Every address of an operation: one for each id, of every owner. */
export function addressesOf({ address, resource }: Reading, idsOf: (resource: string) => readonly string[]): string[] {
  const valuesOf = (name: string): readonly string[] => {
    const path = name === 'id' ? resource : FURTHER_IDS[name];
    if (path) return idsOf(path);
    const value = PARAMETERS[name];
    if (value === undefined) throw new Error(`test/support/access-fixtures.ts lacks a value of {${name}}`);
    return [value];
  };
  const [whole, name] = /\{(\w+)\}/.exec(address) ?? [];
  if (!whole || !name) return [address];
  const filled = valuesOf(name).map((value) => address.replace(whole, value));
  return filled.flatMap((each) => addressesOf({ address: each, resource } as Reading, idsOf));
}

/** Calls all reads with all of their queries. */
export async function* walk(
  client: Client,
  readings: readonly Reading[],
  projected: Json,
  idsOf: (resource: string) => readonly string[],
): AsyncGenerator<{ reading: Reading; answer: Seen }> {
  for (const reading of readings.filter(({ isStream }) => !isStream)) {
    const visible = fieldsIn(projected, reading.schema);
    const isOpen = Object.hasOwn(projected.paths, `/${reading.address}`);
    const arrangements = arrangementsOf(reading, visible);
    const statuses = new Set<number>();
    for (const address of addressesOf(reading, idsOf)) {
      const queries = queriesOf(reading, visible);
      for (let query = queries.shift(); query !== undefined; query = queries.shift()) {
        const whole = query ? `${address}?${query}` : address;
        const answer = await seen(whole, client.get(whole));
        yield { reading, answer };
        statuses.add(answer.status);
        // The other queries of a closed address would only be refused the same way.
        if (answer.status === 403 || answer.status === 404) break;
        if (Array.isArray(answer.body) && answer.body.length > 1) queries.push(...arrangements.splice(0));
      }
      // The guard decides by the roles alone: after a refusal the other ids are not called (access-guards.spec.ts).
      if (!isOpen && statuses.has(403)) break;
    }
  }
}

/** Queries by a field that the reader does not see. */
export function hiddenQueriesOf({ schema }: Reading, projected: Json): string[] {
  const visible = new Set(fieldsIn(projected, schema).map(({ name }) => name));
  return fieldsIn(contract, schema)
    .filter(({ name }) => !visible.has(name))
    .flatMap(({ name }) => [
      ...['', '_eq_any', '_neq', '_gt', '_gte', '_lt', '_lte', '_contains', '_starts'].map(
        (operator) => `filter=${json({ [`${name}${operator}`]: operator === '_eq_any' ? ['x'] : 'x' })}`,
      ),
      `filter=${json({ [name]: null })}`,
      `sort=${json([name, 'ASC'])}`,
      `embed=${json([name])}`,
    ]);
}
