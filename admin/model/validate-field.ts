import { FIELD_CODES, LIMIT_CODES } from '../../openapi/field-codes';
import type { Widget } from './document';
import type { FieldModel } from './resource-model';

/** An error with its code in the catalogue (`errors.<code>`) and the values of its text. */
export interface FieldError {
  code: string;
  params?: Record<string, unknown>;
}

/** Formats of typed texts that are checked before the server; a pattern of the contract is checked besides. */
const forms: Partial<Record<Widget, (text: string) => boolean>> = {
  day: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text),
  moment: (text) => !Number.isNaN(Date.parse(text)),
  time: (text) => /^\d{2}:\d{2}/.test(text),
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
};

const noNumber: FieldError = { code: FIELD_CODES.quantity.type };

/**
 * Checks one value against the contract of its field and returns the first error (default maximum of shown errors is 1,
 * spec §5). Translated texts and embedded lists are checked part by part by their own inputs.
 */
export function validateField(field: FieldModel, value: unknown): FieldError | undefined {
  if (isEmpty(value)) {
    if (!field.required || field.widget === 'flag') return undefined;
    const { one } = Array.isArray(value) || isPlural(field) ? LIMIT_CODES.minItems : LIMIT_CODES.minLength;
    return { code: one.code };
  }
  if (typeof value === 'string') return validateText(field, value);
  if (typeof value === 'number') return validateNumber(field, value);
  return undefined;
}

function isPlural(field: FieldModel): boolean {
  return ['choices', 'tags', 'references', 'embeddedList'].includes(field.widget);
}

/** Whether nothing was entered: no value, blanks only, an empty list, or rich text without text. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.replace(/<\/?p>|<br\s*\/?>|&nbsp;/g, '').trim() === '';
  return Array.isArray(value) && value.length === 0;
}

function validateText({ widget, constraints }: FieldModel, value: string): FieldError | undefined {
  if (widget === 'integer' || widget === 'money' || widget === 'quantity') return noNumber;
  const codes: Record<string, string | undefined> = FIELD_CODES[widget as keyof typeof FIELD_CODES] ?? {};
  if (forms[widget]?.(value) === false) return { code: codes.format ?? codes.pattern ?? FIELD_CODES.text.type };
  const { minLength, maxLength, pattern, patternCode = codes.pattern ?? FIELD_CODES.text.pattern } = constraints;
  const length = [...value].length;
  if (maxLength !== undefined && length > maxLength) return beyond('maxLength', maxLength);
  if (minLength !== undefined && length < minLength) return beyond('minLength', minLength);
  return pattern === undefined || new RegExp(pattern, 'u').test(value) ? undefined : { code: patternCode };
}

function validateNumber({ widget, constraints, ungrouped }: FieldModel, value: number): FieldError | undefined {
  if (!Number.isFinite(value)) return noNumber;
  if (widget === 'integer' && !Number.isInteger(value)) return { code: FIELD_CODES.integer.type };
  const { minimum, maximum, multipleOf } = constraints;
  if (multipleOf !== undefined && !isMultiple(value, multipleOf)) return tooFine(multipleOf);
  const limit = (bound: number) => (ungrouped ? String(bound) : bound);
  if (minimum !== undefined && value < minimum) return beyond('minimum', limit(minimum));
  return maximum !== undefined && value > maximum ? beyond('maximum', limit(maximum)) : undefined;
}

/** Tolerance of a step, as a share of it, since sums of fractions are never exact; the server allows the same. */
const INEXACT = 1e-6;

const isMultiple = (value: number, step: number) => {
  const steps = value / step;
  return Math.abs(Math.round(steps) - steps) <= INEXACT;
};

/** The error of a number with more decimals than its step. */
function tooFine(step: number): FieldError {
  const places = Math.round(-Math.log10(step));
  return places > 0
    ? { code: FIELD_CODES.quantity.multipleOf, params: { n: places } }
    : { code: FIELD_CODES.integer.type };
}

/** The error of a broken limit; the limit 1 has a text of its own without a number. */
function beyond(keyword: 'maxLength' | 'minLength' | 'maximum' | 'minimum', limit: number | string): FieldError {
  const codes = LIMIT_CODES[keyword];
  return limit === 1 && 'one' in codes
    ? { code: codes.one.code }
    : { code: codes.code, params: { [codes.param]: limit } };
}
