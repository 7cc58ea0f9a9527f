import { type Scenario, SIDES, type Side, type Sides } from '../acts/scenario.js';
import type { OwnPlace } from './place.js';
import { type Measured, takeTurn } from './turn.js';

export const CONNECTIONS = [1, 8, 32] as const;
const WARM_UP = { connections: 16, seconds: 0.5 };

/** All turns of a scenario, by connections and side, in the order of the rounds. */
export type Results = Readonly<Record<(typeof CONNECTIONS)[number], Readonly<Record<Side, Measured[]>>>>;

/** A scenario, its requests, and their results. */
export interface Outcome {
  readonly scenario: Scenario;
  readonly acts: Sides;
  readonly results: Results;
}

/** How long a turn is, and how many rounds there are. */
export interface Pace {
  readonly seconds: number;
  readonly rounds: number;
}

/** Measures scenarios in rounds of alternating sides, so that noise meets both. */
export async function measureRounds(
  place: OwnPlace,
  scenarios: readonly Scenario[],
  { seconds, rounds }: Pace,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const scenario of scenarios) {
    await place.renew();
    const acts = await scenario.prepare(place);
    for (const side of SIDES) await takeTurn(place, scenario, acts, side, WARM_UP);
    outcomes.push({ scenario, acts, results: { 1: empty(), 8: empty(), 32: empty() } });
  }
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 ? SIDES.toReversed() : SIDES;
    for (const { scenario, acts, results } of outcomes) {
      for (const connections of CONNECTIONS) {
        for (const side of order) {
          results[connections][side].push(await takeTurn(place, scenario, acts, side, { connections, seconds }));
        }
      }
    }
    if (scenarios.some(({ isWrite }) => isWrite)) await place.sql.query('vacuum analyze');
  }
  return outcomes;
}

const empty = (): Record<Side, Measured[]> => ({ product: [], limit: [] });
