import { LISTS } from '../acts/lists.js';
import { SIDES, type Side, type Sides } from '../acts/scenario.js';
import { SCREENS } from '../acts/screens.js';
import { SHAPES } from '../data/shape.js';
import { median } from '../load/median.js';
import { enter, type OwnPlace } from '../load/place.js';
import { takeTurn } from '../load/turn.js';
import type { Options } from '../options.js';
import { openDesk } from '../product/desk.js';
import type { House } from '../product/house.js';
import { growthReport } from '../report/growth-report.js';
import { machine } from '../report/machine.js';

const SMALL = 10_000;
const LARGE = 1_000_000;

/** Milliseconds of an act on one connection by the number of tickets, and how many times as long it takes with more. */
export interface Growth {
  readonly name: string;
  readonly small: Readonly<Record<Side, number>>;
  readonly large: Readonly<Record<Side, number>>;
}

/** Measures list and detail on few and on many tickets in turn, so that noise meets both. */
export async function measureGrowth(
  house: House,
  { shape, seconds, rounds }: Options,
  undo: AsyncDisposableStack,
  say: (text: string) => void,
): Promise<string> {
  const places: OwnPlace[] = [];
  for (const [database, tickets] of [
    ['small', SMALL],
    ['large', LARGE],
  ] as const) {
    say(`Filling in ${tickets.toLocaleString('en')} tickets`);
    const desk = await openDesk(house, { database, shape: SHAPES[shape], tickets });
    undo.defer(() => desk.stop());
    const place = await enter(house, desk);
    undo.defer(() => place.leave());
    places.push(place);
  }
  const found: Growth[] = [];
  for (const scenario of [LISTS[0]!, SCREENS[0]!]) {
    say(`Measuring ${scenario.name}`);
    const acts: Sides[] = [];
    for (const place of places) acts.push(await scenario.prepare(place));
    const times = places.map((): Record<Side, number[]> => ({ product: [], limit: [] }));
    // The first round warms up.
    for (let round = 0; round <= rounds; round++) {
      for (const side of SIDES) {
        for (const [at, place] of places.entries()) {
          const { p50 } = await takeTurn(place, scenario, acts[at]!, side, { connections: 1, seconds });
          if (round > 0) times[at]![side].push(p50);
        }
      }
    }
    const middle = (at: number) => ({ product: median(times[at]!.product), limit: median(times[at]!.limit) });
    found.push({ name: scenario.name, small: middle(0), large: middle(1) });
  }
  return growthReport(await machine(places[0]!.sql), found, [SMALL, LARGE]);
}
