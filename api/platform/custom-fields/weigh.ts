import { opens } from '../access/permission.js';
import type { CustomValues } from '../fields/definition.js';
import type { FieldError } from '../http/problem.js';
import type { CustomField } from '../resource/custom-field.js';
import { refusalOf } from '../resource/custom-field.js';
import type { SignedInUser } from '../tenancy/session.js';

/** The record that values are meant for. */
export interface CustomRecord {
  readonly values: CustomValues;
  readonly isNew: boolean;
  /** Whether a required field must be filled as soon as the record exists; otherwise its own rules ask for it. */
  readonly insists: boolean;
}

/** What values make of a record. */
export interface Weighed {
  readonly values: CustomValues;
  /** What is refused, as pointers below /custom. */
  readonly errors: readonly FieldError[];
  /** Fields that get another value than they had. */
  readonly changed: readonly CustomField[];
}

type Writer = SignedInUser | undefined;

/**
 * What sent values of custom fields make of a record: what is not named stays, null empties, a new record gets the
 * defaults. Whether a reference points to anything is not looked at.
 */
export function weighCustom(
  fields: readonly CustomField[],
  { values: before, isNew, insists }: CustomRecord,
  sent: CustomValues,
  writer: Writer,
): Weighed {
  const given = isNew ? { ...defaultsOf(fields), ...sent } : sent;
  const errors: FieldError[] = [];
  const changed: CustomField[] = [];
  const values: Record<string, unknown> = { ...before };
  for (const [key, one] of Object.entries(given)) {
    const field = fields.find(({ custom }) => custom.key === key);
    const value = normalised(one);
    const refuse = (code: string, params?: object) =>
      errors.push({ pointer: `/custom/${key.slice(0, 100)}`, code, ...(params && { params: { ...params } }) });
    if (!field || !isVisible(field, writer, isNew && !(key in sent)))
      refuse('UNKNOWN_PROPERTY', { name: key.slice(0, 100) });
    else if (JSON.stringify(value ?? null) === JSON.stringify(values[key] ?? null)) continue;
    else if (key in sent && !isEditable(field, writer)) refuse('READ_ONLY', { name: field.name });
    else if (value === null && field.custom.required && insists) refuse('REQUIRED');
    else {
      const refusal = value === null ? undefined : refusalOf(field, value);
      if (refusal) refuse(refusal.code, refusal.params);
      else {
        changed.push(field);
        if (value === null) delete values[key];
        else values[key] = value;
      }
    }
  }
  if (isNew && insists) errors.push(...unfilled(fields, values, writer, errors));
  return { values, errors, changed };
}

const defaultsOf = (fields: readonly CustomField[]) =>
  Object.fromEntries(
    fields.flatMap(({ custom: { key, defaultValue } }) => (defaultValue == null ? [] : [[key, defaultValue]])),
  );

/** Texts without white space around them; what is empty is nothing. */
function normalised(value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : value;
  return text === undefined || text === '' || (Array.isArray(text) && text.length === 0) ? null : text;
}

/** Work without a user is that of the house itself: seeds and jobs. */
const isVisible = ({ options }: CustomField, writer: Writer, byDefault: boolean) =>
  byDefault || !writer || opens(options.visible, writer.roles);
const isEditable = ({ options }: CustomField, writer: Writer) => !writer || opens(options.editable, writer.roles);

/** What must be filled and is not, as far as the writer could fill it; one message a value is enough. */
const unfilled = (
  fields: readonly CustomField[],
  values: CustomValues,
  writer: Writer,
  errors: readonly FieldError[],
): FieldError[] =>
  fields
    .filter(({ custom }) => custom.required && values[custom.key] === undefined)
    .filter((field) => isVisible(field, writer, false) && isEditable(field, writer))
    .map(({ custom }): FieldError => ({ pointer: `/custom/${custom.key}`, code: 'REQUIRED' }))
    .filter(({ pointer }) => errors.every((error) => error.pointer !== pointer));
