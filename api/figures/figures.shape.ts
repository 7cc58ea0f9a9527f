import type { Period } from '../platform/resource/calendar-period.js';
import { Computed } from '../platform/resource/computed-kind.js';
import { Shape } from '../platform/resource/index.js';
import {
  FIGURE_MEASURES,
  FIGURE_UNITS,
  FIGURES,
  type FigureMeasure,
  type FigureName,
  type FigureUnit,
} from '../vocabulary/figures.js';
import type { Filter } from './figure.js';

const NAMES = { type: 'array', items: { type: 'string' } };
const MEASURES = { type: 'array', items: { type: 'string', enum: FIGURE_MEASURES } };
const FILTER = {
  type: 'object',
  additionalProperties: true,
  description: 'Filter of v1/tickets that lists just the tickets counted',
};
const DAY = { type: 'string', format: 'date' };
const PERIOD = {
  anyOf: [{ type: 'object', required: ['from', 'until'], properties: { from: DAY, until: DAY } }, { type: 'null' }],
};
const VALUE = { type: ['string', 'null'] };
const TOLD = {
  count: { type: 'integer', description: 'How many tickets it is worked out of' },
  values: {
    type: 'array',
    items: { type: ['number', 'null'] },
    description: 'One for each measure; null without tickets',
  },
};
const BEFORE = {
  anyOf: [{ type: 'object', required: ['count', 'values'], properties: TOLD }, { type: 'null' }],
};
const CELL = { ...TOLD, before: { ...BEFORE, description: 'The same in the period before' }, filter: FILTER };
const TOTAL = { type: 'object', required: ['count', 'values', 'before', 'filter'], properties: CELL };
const CELLS = {
  type: 'array',
  items: {
    ...TOTAL,
    required: ['keys', ...TOTAL.required],
    properties: { keys: { type: 'array', items: VALUE, description: 'Its value on each axis' }, ...CELL },
  },
};
const AXES = {
  type: 'array',
  items: {
    type: 'object',
    required: ['name', 'kind', 'values'],
    properties: {
      name: { type: 'string' },
      kind: { type: 'string', enum: ['time', 'age', 'choice', 'reference', 'text'] },
      values: {
        type: 'array',
        items: {
          type: 'object',
          required: ['value', 'title'],
          properties: { value: VALUE, title: { ...VALUE, description: 'Of a record; null for all else' } },
        },
      },
    },
  },
};

/** A figure that the signed-in user sees. */
@Shape()
export class FigureDeclaration {
  @Computed({ type: 'string', enum: FIGURES }) name!: FigureName;
  @Computed({ type: 'string', enum: FIGURE_UNITS }) unit!: FigureUnit;
  @Computed(MEASURES) measures!: readonly FigureMeasure[];
  /** The moment that periods select; null for a figure of the present state. */
  @Computed({ type: ['string', 'null'] }) moment!: string | null;
  /** Its default dimensions. */
  @Computed(NAMES) by!: readonly string[];
  /** Its possible dimensions: fields of the ticket, steps of time, or age. */
  @Computed(NAMES) dimensions!: readonly string[];
}

/** The numbers of some tickets. */
interface Cell {
  readonly count: number;
  readonly values: readonly (number | null)[];
  readonly before: { readonly count: number; readonly values: readonly (number | null)[] } | null;
  readonly filter: Filter;
}

/** One value of an axis. */
interface AxisValue {
  readonly value: string | null;
  readonly title: string | null;
}

/** A figure by up to two dimensions; each number is computed of the tickets that its filter lists. */
@Shape()
export class FigureAnswer {
  @Computed({ type: 'string', enum: FIGURES }) name!: FigureName;
  @Computed({ type: 'string', enum: FIGURE_UNITS }) unit!: FigureUnit;
  @Computed(MEASURES) measures!: readonly FigureMeasure[];
  @Computed(PERIOD) period!: Period | null;
  /** The period of the comparison. */
  @Computed(PERIOD) before!: Period | null;
  /** The dimensions with their values in order: all steps of a period, otherwise those that occur. */
  @Computed(AXES) axes!: readonly { name: string; kind: string; values: readonly AxisValue[] }[];
  @Computed(TOTAL) total!: Cell;
  /** The cells with tickets. */
  @Computed(CELLS) cells!: readonly (Cell & { readonly keys: readonly (string | null)[] })[];
  /** False if there are more cells than the limit; these are the largest. */
  @Computed({ type: 'boolean' }) complete!: boolean;
}
