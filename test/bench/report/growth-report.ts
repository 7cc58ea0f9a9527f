import type { Growth } from '../measures/growth.js';
import { judged, ms, table, whole } from './table.js';

/** How many times as long list and detail may take with a hundred times as many tickets. */
const GOAL = 1.3;

/** The measured growth, and the missed goals. */
export function growthReport(
  machine: string,
  found: readonly Growth[],
  [few, many]: readonly [number, number],
): string {
  const times = ({ small, large }: Growth, side: 'product' | 'limit') => large[side] / small[side];
  const rows = found.map((one) => [
    one.name,
    ms(one.small.product),
    ms(one.large.product),
    judged(times(one, 'product').toFixed(2), times(one, 'product'), GOAL),
    String(GOAL),
    times(one, 'limit').toFixed(2),
  ]);
  const missed = found
    .filter((one) => times(one, 'product') > GOAL)
    .map((one) => `- ${one.name}: ${times(one, 'product').toFixed(2)} times as long, the goal is ${GOAL}`);
  return [
    machine,
    table(['', `${whole(few)} tickets, ms`, `${whole(many)} tickets, ms`, 'times', 'goal', 'times of the limit'], rows),
    missed.length === 0 ? 'All goals are reached.' : `Missed:\n\n${missed.join('\n')}`,
  ].join('\n\n');
}
