import { type Goal, SIDES, type Side } from '../acts/scenario.js';
import { median } from '../load/median.js';
import { CONNECTIONS, type Outcome } from '../load/rounds.js';
import type { Measured } from '../load/turn.js';
import type { DatabaseWork } from '../measures/database-work.js';

/** Both sides, and how many times as good the limit is: the median of the ratios round by round. */
export interface Compared extends Readonly<Record<Side, number>> {
  readonly times: number;
}

/** The result of one act. */
export interface Summary {
  readonly name: string;
  readonly goal: Goal | undefined;
  /** Milliseconds on one connection. */
  readonly p50: Compared;
  /** Acts a second on so many connections. */
  readonly rate: Readonly<Record<(typeof CONNECTIONS)[number], Compared>>;
  /** Milliseconds of CPU of the process for an act, on eight connections. */
  readonly cpu: Compared;
  /** Share of acts that the product put off on 32 connections. */
  readonly refused: number;
  readonly work: DatabaseWork | undefined;
}

export function summaryOf({ scenario, results }: Outcome, work: DatabaseWork | undefined): Summary {
  const of = (connections: (typeof CONNECTIONS)[number], value: keyof Measured, isTime: boolean): Compared => {
    const [product, limit] = SIDES.map((side) => results[connections][side].map((turn) => turn[value])) as [
      number[],
      number[],
    ];
    const ratios = product.map((own, at) => (isTime ? own / limit[at]! : limit[at]! / own));
    return { product: median(product), limit: median(limit), times: median(ratios) };
  };
  const rate = Object.fromEntries(CONNECTIONS.map((connections) => [connections, of(connections, 'rate', false)]));
  const asked = results[32].product;
  return {
    name: scenario.name,
    goal: scenario.goal,
    p50: of(1, 'p50', true),
    rate: rate as unknown as Summary['rate'],
    cpu: of(8, 'cpu', true),
    refused: median(asked.map(({ refused, rate: done }) => refused / Math.max(1, refused + done))),
    work,
  };
}

/** The goals of an act that were missed, each with the reached value. */
export function missed({ name, goal, p50, rate }: Summary): string[] {
  if (!goal) return [];
  const judge = (what: string, reached: number, asked: number) =>
    reached > asked ? [`${name}, ${what}: ${reached.toFixed(1)} times the limit, the goal is ${asked}`] : [];
  return [
    ...judge('p50 on 1 connection', p50.times, goal.p50),
    ...judge('on 32 connections', rate[32].times, goal.rate),
  ];
}
