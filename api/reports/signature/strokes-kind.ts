import { Property } from '@mikro-orm/decorators/legacy';
import { type Constraint, type } from '../../platform/fields/constraint.js';
import { declare, type FieldKind, type FieldOptions } from '../../platform/resource/field.js';

/** The box of a signature on any screen: x and y of its points are whole numbers from 0 on. */
export const SIGNATURE_BOX = Object.freeze({ width: 1_000, height: 400 });

/** A point of a line: x to the right, y down. */
export type Point = readonly [x: number, y: number];
/** The lines of a signature, each drawn without lifting the pen; a dot is a line of one point. */
export type Strokes = readonly (readonly Point[])[];

const MOST_LINES = 200;
/** Most points of a signature: some minutes of drawing; screens thin out longer drawings. */
export const MOST_POINTS = 4_000;

const isWithin = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) &&
  value.length === 2 &&
  isWithin(value[0], SIGNATURE_BOX.width) &&
  isWithin(value[1], SIGNATURE_BOX.height);
const isLine = (value: unknown): value is readonly Point[] =>
  Array.isArray(value) && value.length > 0 && value.length <= MOST_POINTS && value.every(isPoint);

/** Whether a value is a drawing within the limits. */
export const isDrawing = (value: unknown): value is Strokes =>
  Array.isArray(value) &&
  value.length <= MOST_LINES &&
  value.every(isLine) &&
  value.reduce((sum, { length }) => sum + length, 0) <= MOST_POINTS;

const DRAWING: Constraint = { keyword: 'maxItems', value: MOST_LINES, code: 'FORMAT_INVALID', test: isDrawing };

const STROKES: FieldKind = {
  widget: 'strokes',
  operators: [],
  map: (owner, field) => Property({ type: 'json', columnType: 'jsonb' })(owner, field.name),
  constraints: () => [type('array'), DRAWING],
  schema: () => ({
    items: {
      type: 'array',
      minItems: 1,
      maxItems: MOST_POINTS,
      items: {
        type: 'array',
        minItems: 2,
        maxItems: 2,
        items: { type: 'integer', minimum: 0, maximum: SIGNATURE_BOX.width },
      },
    },
  }),
};

/** Lines drawn by hand, as data without markup. */
export const DrawnLines = (options: FieldOptions = {}) => declare(STROKES, options);
