import { SERVICES } from '../product/desk.js';
import { inTurn, type Place, portOf, type Scenario, type Side } from './scenario.js';

// biome-ignore lint/suspicious/noExplicitAny: answers of any kind, looked at by the scenario itself
export type Json = any;

/** An answer as it first came. */
export interface Answered {
  readonly json: Json;
  readonly headers: Headers;
}

/** A read of both sides: a path below services/, and a path of the limit. */
export interface Reading {
  readonly product: readonly string[];
  readonly limit: readonly string[];
}

export interface ReadScenario extends Pick<Scenario, 'name' | 'goal'> {
  readings(place: Place): Promise<readonly Reading[]>;
  /** The comparable part of an answer, which must be equal on both sides. */
  told(side: Side, answers: readonly Answered[]): unknown;
  /** The part of an answer that stays the same while no record is written; all of it by default. */
  constant?(json: Json): unknown;
  /** Headers that a screen sends once it has the answer. */
  again?(first: Headers): Record<string, string>;
}

const status = (again: object) => (Object.keys(again).length > 0 ? 304 : 200);

/** Asks each reading once, compares the sides, and has every later answer be the same as the first. */
export function reading({ name, goal, readings, told, constant, again = () => ({}) }: ReadScenario): Scenario {
  const first = async (place: Place, side: Side, path: string): Promise<Answered & { body: Buffer }> => {
    const url = `http://127.0.0.1:${portOf(place.desk, side)}${path}`;
    const answer = await fetch(url, { headers: { ...place.headers(), 'accept-encoding': 'identity' } });
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${body.subarray(0, 500)}`);
    return { json: JSON.parse(String(body)), headers: answer.headers, body };
  };
  const act = async (place: Place, side: Side, paths: readonly string[]) => {
    const answers = await Promise.all(paths.map((path) => first(place, side, path)));
    const asks = paths.map((path, at) => {
      const { body, json, headers } = answers[at] as (typeof answers)[number];
      const extra = again(headers);
      const wanted = status(extra);
      const kept = constant && JSON.stringify(constant(json));
      const isSame = (now: Buffer) =>
        kept ? JSON.stringify(constant(JSON.parse(String(now)))) === kept : now.equals(body);
      return {
        method: 'GET' as const,
        path,
        get headers() {
          return { ...(side === 'product' && place.headers()), ...extra };
        },
        isRight: (code: number, now: Buffer) => code === wanted && (code === 304 || isSame(now)),
      };
    });
    return { asks, told: JSON.stringify(told(side, answers)) };
  };
  return {
    name,
    ...(goal && { goal }),
    async prepare(place) {
      const all = await readings(place);
      const sides = {
        product: [] as Awaited<ReturnType<typeof act>>[],
        limit: [] as Awaited<ReturnType<typeof act>>[],
      };
      for (const one of all) {
        const product = await act(
          place,
          'product',
          one.product.map((path) => `${SERVICES}/${path}`),
        );
        const limit = await act(
          place,
          'limit',
          one.limit.map((path) => `/${path}`),
        );
        if (product.told !== limit.told) {
          throw new Error(`${name}: the product tells ${product.told}, the limit ${limit.told}`);
        }
        sides.product.push(product);
        sides.limit.push(limit);
      }
      return {
        product: inTurn(sides.product.map(({ asks }) => asks)),
        limit: inTurn(sides.limit.map(({ asks }) => asks)),
      };
    },
  };
}
