import { IMPORTED_ROWS, type ImportTime } from '../measures/imports.js';
import type { Memory } from '../measures/memory.js';
import { type Compared, missed, type Summary } from './summary.js';
import { judged, ms, table, whole } from './table.js';

/** API at rest and at its peak, in MB (PSS). */
const MEMORY_GOAL: Memory = { rest: 120, peak: 300 };
const KB = 1000;

const times = ({ times: value }: Compared, goal?: number) => judged(value.toFixed(1), value, goal);

/** Times and throughput of both sides beside the goals; a missed goal stands in bold. */
export const speedTable = (summaries: readonly Summary[]): string =>
  table(
    [
      '',
      'limit, ms',
      'product, ms',
      'times',
      'goal',
      'limit/s at 8',
      'product/s',
      'times',
      'limit/s at 32',
      'product/s',
      'times',
      'goal',
    ],
    summaries.map(({ name, goal, p50, rate }) => [
      name,
      ms(p50.limit),
      ms(p50.product),
      times(p50, goal?.p50),
      String(goal?.p50 ?? '–'),
      ...[rate[8], rate[32]].flatMap((at) => [
        whole(at.limit),
        whole(at.product),
        times(at, at === rate[32] ? goal?.rate : undefined),
      ]),
      String(goal?.rate ?? '–'),
    ]),
  );

/** The costs of an act for the process and the database. */
export const costTable = (summaries: readonly Summary[]): string =>
  table(
    [
      '',
      'CPU, ms',
      'of the limit',
      'statements',
      'WAL, kB',
      'of the limit',
      'WAL after a checkpoint, kB',
      'of the limit',
    ],
    summaries.map(({ name, cpu, work }) => {
      const wal = work?.wal;
      const kb = (bytes?: number) => (bytes === undefined ? '–' : (bytes / KB).toFixed(1));
      return [
        name,
        ms(cpu.product),
        ms(cpu.limit),
        work?.statements.toFixed(1) ?? '–',
        kb(wal?.product.plain),
        kb(wal?.limit.plain),
        kb(wal?.product.afterCheckpoint),
        kb(wal?.limit.afterCheckpoint),
      ];
    }),
  );

/** Memory of the API and of the limit. */
export function memoryTable(product: Memory, limit: Memory): string {
  const mb = (value: number, goal: number) => judged(whole(value), value, goal);
  return table(
    ['', 'at rest, MB', 'goal', 'peak, MB', 'goal'],
    [
      [
        'API',
        mb(product.rest, MEMORY_GOAL.rest),
        String(MEMORY_GOAL.rest),
        mb(product.peak, MEMORY_GOAL.peak),
        String(MEMORY_GOAL.peak),
      ],
      ['limit', whole(limit.rest), '–', whole(limit.peak), '–'],
    ],
  );
}

/** The seconds that imports take. */
export const importTable = (imports: readonly ImportTime[]): string =>
  table(
    [`import of ${whole(IMPORTED_ROWS)} locations`, 'limit, s', 'looked at, s', 'written, s', 'times'],
    imports.map(({ format, limit, looked, written }) => [
      format.toUpperCase(),
      limit.toFixed(2),
      looked.toFixed(2),
      written.toFixed(2),
      ((looked + written) / limit).toFixed(1),
    ]),
  );

/** The goals that were missed, a line each. */
export function missedGoals(summaries: readonly Summary[], memory: Memory): string {
  const mb = (name: string, value: number, goal: number) =>
    value > goal ? [`API, memory ${name}: ${whole(value)} MB, the goal is ${goal} MB`] : [];
  const all = [
    ...summaries.flatMap(missed),
    ...mb('at rest', memory.rest, MEMORY_GOAL.rest),
    ...mb('at its peak', memory.peak, MEMORY_GOAL.peak),
    ...summaries.flatMap(({ name, refused }) =>
      refused > 0 ? [`${name}, on 32 connections: ${(refused * 100).toFixed(0)} % were put off (503)`] : [],
    ),
  ];
  return all.length === 0 ? 'All goals are reached.' : `Missed:\n\n${all.map((one) => `- ${one}`).join('\n')}`;
}
