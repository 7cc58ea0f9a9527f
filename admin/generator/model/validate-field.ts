import type { FieldModel } from './resource-model';

/** A finding with its code in the catalogue (`errors.<code>`) and the values its text needs. */
export interface FieldError {
  code: string;
  params?: Record<string, unknown>;
}

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Checks one value against what the contract says of its field and gives the first finding
 * (default maximum of shown errors is 1, spec §5). Translated texts and embedded lists are
 * checked part by part by their own inputs.
 */
export function validateField(field: FieldModel, value: unknown): FieldError | undefined {
  if (isEmpty(value)) {
    if (!field.required || field.widget === 'flag') return undefined;
    return { code: Array.isArray(value) || isPlural(field) ? 'CHOOSE_ONE' : 'REQUIRED' };
  }
  if (typeof value === 'string') return validateText(field, value);
  if (typeof value === 'number') return validateNumber(field, value);
  return undefined;
}

function isPlural(field: FieldModel): boolean {
  return field.widget === 'choices' || field.widget === 'references' || field.widget === 'embeddedList';
}

/** Whether nothing was entered: no value, blanks only, an empty list, or rich text without text. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.replace(/<\/?p>|<br\s*\/?>|&nbsp;/g, '').trim() === '';
  return Array.isArray(value) && value.length === 0;
}

function validateText({ widget, constraints }: FieldModel, value: string): FieldError | undefined {
  if (widget === 'integer' || widget === 'money' || widget === 'quantity') return { code: 'NUMBER_ONLY' };
  if (widget === 'day' && !/^\d{4}-\d{2}-\d{2}$/.test(value)) return { code: 'DATE_INVALID' };
  if (widget === 'moment' && Number.isNaN(Date.parse(value))) return { code: 'DATE_INVALID' };
  if (widget === 'time' && !/^\d{2}:\d{2}/.test(value)) return { code: 'TIME_INVALID' };
  if (widget === 'email' && !email.test(value)) return { code: 'EMAIL_INVALID' };
  const { minLength, maxLength, pattern, patternCode = 'FORMAT_INVALID' } = constraints;
  const length = [...value].length;
  if (maxLength !== undefined && length > maxLength) return { code: 'MAX_CHARS', params: { n: maxLength } };
  if (minLength !== undefined && length < minLength) return { code: 'MIN_CHARS', params: { n: minLength } };
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) {
    return { code: widget === 'phone' ? 'PHONE_INVALID' : patternCode };
  }
  return undefined;
}

function validateNumber({ widget, constraints }: FieldModel, value: number): FieldError | undefined {
  if (!Number.isFinite(value)) return { code: 'NUMBER_ONLY' };
  if (widget === 'integer' && !Number.isInteger(value)) return { code: 'INTEGER_ONLY' };
  const { minimum, maximum } = constraints;
  if (minimum !== undefined && value < minimum) {
    return minimum === 1 ? { code: 'POSITIVE_INTEGER' } : { code: 'MIN_VALUE', params: { min: minimum } };
  }
  if (maximum !== undefined && value > maximum) return { code: 'MAX_VALUE', params: { max: maximum } };
  return undefined;
}
