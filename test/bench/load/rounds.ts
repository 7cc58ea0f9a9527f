import { portOf, type Scenario, SIDES, type Side, type Sides } from '../acts/scenario.js';
import { cpuOf } from '../measures/cpu.js';
import { type Driven, drive, type Turn } from './drive.js';
import type { OwnPlace } from './place.js';

export const CONNECTIONS = [1, 8, 32] as const;
const WARM_UP: Turn = { connections: 4, seconds: 0.4 };

/** One turn of one side: milliseconds of an act in the middle, acts a second, CPU of the process for each in ms. */
export interface Measured {
  readonly p50: number;
  readonly rate: number;
  readonly cpu: number;
}

/** All turns of a scenario, by connections and side, in the order of the rounds. */
export type Results = Readonly<Record<(typeof CONNECTIONS)[number], Readonly<Record<Side, Measured[]>>>>;

/** How long a turn is, and how many rounds there are. */
export interface Pace {
  readonly seconds: number;
  readonly rounds: number;
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Measures scenarios in rounds, in which both sides come one right after the other, so that noise meets both. */
export async function measureRounds(
  place: OwnPlace,
  scenarios: readonly Scenario[],
  { seconds, rounds }: Pace,
): Promise<Map<string, Results>> {
  const results = new Map<string, Results>();
  const sides = new Map<string, Sides>();
  for (const scenario of scenarios) {
    await place.renew();
    const acts = await scenario.prepare(place);
    sides.set(scenario.name, acts);
    results.set(scenario.name, { 1: empty(), 8: empty(), 32: empty() });
    for (const side of SIDES) await takeTurn(place, scenario, acts, side, WARM_UP);
  }
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 ? SIDES.toReversed() : SIDES;
    for (const scenario of scenarios) {
      for (const connections of CONNECTIONS) {
        await place.renew();
        for (const side of order) {
          const acts = sides.get(scenario.name)!;
          const measured = await takeTurn(place, scenario, acts, side, { connections, seconds });
          results.get(scenario.name)![connections][side].push(measured);
        }
      }
    }
  }
  return results;
}

const empty = (): Record<Side, Measured[]> => ({ product: [], limit: [] });

async function takeTurn(
  { desk, sql }: OwnPlace,
  { name, stored }: Scenario,
  acts: Sides,
  side: Side,
  turn: Turn,
): Promise<Measured> {
  const { process } = side === 'product' ? desk.api : desk.limit;
  const count = async () => (stored ? Number((await sql.query(stored[side])).rows[0].count) : 0);
  const before = await count();
  const cpu = await cpuOf(process.pid!);
  const driven: Driven = await drive(portOf(desk, side), acts[side], turn);
  const used = (await cpuOf(process.pid!)) - cpu;
  const written = (await count()) - before;
  if (stored && written !== driven.times.length) {
    throw new Error(`${name}: ${driven.times.length} were acknowledged, ${written} are stored`);
  }
  return { p50: median(driven.times), rate: driven.rate, cpu: used / driven.times.length };
}
