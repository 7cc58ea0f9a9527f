import type { JsonSchema, Operator } from '../resource/field.js';
import { isRecordId } from '../resource/reference-kinds.js';
import { isDay } from '../resource/time-kinds.js';
import type { CustomDefinition } from './definition.js';
import { patternFault } from './linear-pattern.js';
import type { SlotType } from './slots.js';

/** Everything that follows from the kind of a custom field. */
export interface CustomKind {
  widget(definition: CustomDefinition): string;
  /** JSON Schema of a value, with the bounds of the definition. */
  schema(definition: CustomDefinition): JsonSchema;
  /** Where the value is repeated for lists; kinds without a slot are neither filtered nor sorted. */
  readonly slot?: SlotType;
  /** SQL that makes the slot's value of `$1`, the JSON value of a record; `undefined` takes the text. */
  readonly slotSql?: string;
  readonly operators: readonly Operator[];
  /** From the JSON value to the slot's, and from a filter's value; `undefined` when it is none of the kind. */
  comparable?(value: unknown): unknown;
  /** Texts may be searched. */
  readonly searchable?: boolean;
}

const EQUALITY: readonly Operator[] = ['', '_eq_any', '_neq'];
const ORDER: readonly Operator[] = [...EQUALITY, '_gt', '_gte', '_lt', '_lte'];

/** A slot of text must fit into an entry of its index. */
const LONGEST_TEXT = 500;
const LONGEST_LONG_TEXT = 20_000;
const LARGEST_NUMBER = 1_000_000_000;
const NUMBER_SCALE = 1_000_000;
const LARGEST_MONEY = 10_000_000_000;
const RAPPEN = 100;
/** Options of a choice at most. */
export const MOST_OPTIONS = 200;

/** A pattern of earlier days that would hold up everybody is left out: nobody matches it any more. */
function textSchema({ minimum, maximum, pattern }: CustomDefinition, longest: number, usual: number): JsonSchema {
  const maxLength = Math.min(maximum ?? usual, longest);
  return {
    type: 'string',
    maxLength,
    minLength: Math.max(minimum ?? 1, 1),
    ...(pattern && !patternFault(pattern, maxLength) && { pattern }),
  };
}

const bounded = ({ minimum, maximum }: CustomDefinition, largest: number) => ({
  minimum: Math.max(minimum ?? -largest, -largest),
  maximum: Math.min(maximum ?? largest, largest),
});

const scaled = (largest: number, scale: number) => (value: unknown) =>
  typeof value === 'number' && Math.abs(value) <= largest ? Math.round(value * scale) : undefined;

const text = (value: unknown) => (typeof value === 'string' && value.length <= LONGEST_TEXT ? value : undefined);
const offered = ({ options }: CustomDefinition) => options.filter(({ active }) => active).map(({ value }) => value);

const REFERENCE: CustomKind = {
  widget: () => 'reference',
  schema: () => ({ type: 'string', format: 'uuid' }),
  slot: 'text',
  operators: EQUALITY,
  comparable: (value) => (isRecordId(value) ? value.toLowerCase() : undefined),
};

const KINDS: Readonly<Record<string, CustomKind>> = {
  TEXT: {
    widget: () => 'text',
    schema: (definition) => textSchema(definition, LONGEST_TEXT, 200),
    slot: 'text',
    operators: ORDER,
    comparable: text,
    searchable: true,
  },
  LONG_TEXT: {
    widget: () => 'longText',
    schema: (definition) => textSchema(definition, LONGEST_LONG_TEXT, 5_000),
    operators: [],
    searchable: true,
  },
  NUMBER: {
    widget: ({ decimals }) => (decimals === 0 ? 'integer' : 'quantity'),
    schema: (definition) => ({
      ...(definition.decimals === 0
        ? { type: 'integer' }
        : { type: 'number', multipleOf: Number(`1e-${definition.decimals}`) }),
      ...bounded(definition, LARGEST_NUMBER),
    }),
    slot: 'number',
    slotSql: `round(($1)::numeric * ${NUMBER_SCALE})::bigint`,
    operators: ORDER,
    comparable: scaled(LARGEST_NUMBER, NUMBER_SCALE),
  },
  MONEY: {
    widget: () => 'money',
    schema: (definition) => ({ type: 'number', multipleOf: 0.01, ...bounded(definition, LARGEST_MONEY) }),
    slot: 'number',
    slotSql: `round(($1)::numeric * ${RAPPEN})::bigint`,
    operators: ORDER,
    comparable: scaled(LARGEST_MONEY, RAPPEN),
  },
  DATE: {
    widget: () => 'day',
    schema: () => ({ type: 'string', format: 'date' }),
    slot: 'date',
    slotSql: '($1)::date',
    operators: ORDER,
    comparable: (value) => (isDay(value) ? value : undefined),
  },
  FLAG: {
    widget: () => 'flag',
    schema: () => ({ type: 'boolean' }),
    slot: 'number',
    slotSql: '(($1)::boolean)::int',
    operators: ['', '_neq'],
    comparable: (value) => (typeof value === 'boolean' ? Number(value) : undefined),
  },
  CHOICE: {
    widget: () => 'choice',
    schema: (definition) => ({ type: 'string', enum: offered(definition) }),
    slot: 'text',
    operators: EQUALITY,
    comparable: text,
  },
  CHOICES: {
    widget: () => 'choices',
    // No index that row-level security lets through serves "contains".
    schema: (definition) => ({
      type: 'array',
      items: { type: 'string', enum: offered(definition) },
      uniqueItems: true,
      minItems: Math.max(definition.minimum ?? 1, 1),
      maxItems: Math.min(definition.maximum ?? MOST_OPTIONS, MOST_OPTIONS),
    }),
    operators: [],
  },
};

/** What a kind of custom fields is; every other name is that of a reference. */
export const customKind = (kind: string): CustomKind => KINDS[kind] ?? REFERENCE;

/** Characters that a value of a text field may have. */
export const longestText = (definition: CustomDefinition): number =>
  customKind(definition.kind).schema(definition).maxLength as number;
