import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import { isRecordId } from '../resource/reference-kinds.js';
import { isDay } from '../resource/time-kinds.js';
import type { CustomField } from './custom-field.js';
import { linearPattern } from './linear-pattern.js';

/** Why a value is refused: the code of the message and its parameters. */
export interface Refusal {
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** Schemas hold only patterns that are matched in linear time (`kinds.ts`). */
function regExp(pattern: string) {
  const linear = linearPattern(pattern);
  if (typeof linear === 'string') throw new Error(`${pattern} is no pattern to match: ${linear}`);
  return linear;
}

const OPTIONS: Options = {
  strict: false,
  multipleOfPrecision: 6,
  code: { regExp: Object.assign(regExp, { code: '' }) as never },
  formats: { date: isDay, uuid: isRecordId },
};

/** An instance of ajv never forgets what it compiled; each field therefore has one of its own, and both go together. */
const validators = new WeakMap<CustomField, ValidateFunction>();

/** Checks a value against the schema of its field; `undefined` when it is valid. */
export function refusalOf(field: CustomField, value: unknown): Refusal | undefined {
  const known = validators.get(field) ?? new Ajv(OPTIONS).compile(field.kind.schema?.(field) ?? {});
  validators.set(field, known);
  if (known(value)) return undefined;
  return refusal(known.errors?.[0], field);
}

const PARAMETERS: Readonly<Record<string, (limit: number) => Refusal>> = {
  maxLength: (n) => ({ code: 'MAX_CHARS', params: { n } }),
  minLength: (n) => (n > 1 ? { code: 'MIN_CHARS', params: { n } } : { code: 'REQUIRED' }),
  minimum: (min) => (min === 1 ? { code: 'POSITIVE_INTEGER' } : { code: 'MIN_VALUE', params: { min } }),
  maximum: (max) => ({ code: 'MAX_VALUE', params: { max } }),
  maxItems: (max) => ({ code: 'MAX_VALUE', params: { max } }),
  minItems: (min) => (min > 1 ? { code: 'MIN_VALUE', params: { min } } : { code: 'CHOOSE_ONE' }),
};

const CODES: Readonly<Record<string, string>> = {
  pattern: 'FORMAT_INVALID',
  enum: 'INVALID_VALUE',
  uniqueItems: 'INVALID_VALUE',
  multipleOf: 'NUMBER_ONLY',
};

/** The message of domain.md for what ajv found, as the same fault of a static field is told. */
function refusal(error: ErrorObject | undefined, { kind }: CustomField): Refusal {
  const { keyword = '', params = {} } = error ?? {};
  const limited = PARAMETERS[keyword];
  if (limited) return limited(params.limit);
  if (keyword === 'format') return { code: params.format === 'date' ? 'DATE_INVALID' : 'TYPE_INVALID' };
  if (keyword === 'type' && params.type === 'integer') return { code: 'INTEGER_ONLY' };
  if (keyword === 'type' && params.type === 'number') return { code: 'NUMBER_ONLY' };
  if (keyword === 'type' && kind.widget === 'day') return { code: 'DATE_INVALID' };
  return { code: CODES[keyword] ?? 'TYPE_INVALID' };
}
