import { parseArgs } from 'node:util';
import { SHAPES, type ShapeName } from './data/shape.js';

/** The options of a measurement: the data, the duration, and the acts. */
export interface Options {
  readonly tickets: number;
  readonly shape: ShapeName;
  /** Seconds of one turn, and how often each act has one. */
  readonly seconds: number;
  readonly rounds: number;
  /** Measures only acts with this text in their name. */
  readonly only: string;
  /** Measures how lists and detail grow from 10,000 to 1,000,000 tickets instead. */
  readonly growth: boolean;
  /** Writes the results into docs/performance.md. */
  readonly report: boolean;
}

/** @throws when an option is unknown or no such value. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      tickets: { type: 'string', default: '100000' },
      shape: { type: 'string', default: 'usual' },
      seconds: { type: 'string', default: '1.2' },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      growth: { type: 'boolean', default: false },
      report: { type: 'boolean', default: true },
    },
  });
  const { shape, only, growth, report } = values;
  if (!(shape in SHAPES)) throw new Error(`--shape is one of ${Object.keys(SHAPES).join(', ')}`);
  const number = (name: 'tickets' | 'seconds' | 'rounds', least: number) => {
    const value = Number(values[name]);
    if (!(value >= least)) throw new Error(`--${name} is a number from ${least} on`);
    return value;
  };
  return {
    tickets: number('tickets', 2_000),
    shape: shape as ShapeName,
    seconds: number('seconds', 0.1),
    rounds: number('rounds', 1),
    only,
    growth,
    // A part of it would stand where the whole was.
    report: report && only === '',
  };
}
