import { isOpenTo } from '../access/permission.js';
import type { CustomValues } from '../fields/definition.js';
import type { FieldError } from '../http/problem.js';
import type { CustomField } from '../resource/custom-field.js';
import { refusalOf } from '../resource/custom-field.js';
import { applyingFields, dependsOn, type ValueOf } from '../rest/conditions.js';
import type { SignedInUser } from '../tenancy/session.js';

/** The record to which values are applied. */
export interface CustomRecord {
  readonly values: CustomValues;
  readonly isNew: boolean;
  /** Whether required fields must be filled on creation; otherwise the rules of the resource require them. */
  readonly requiredOnCreation: boolean;
  /** The record, with which conditions of fields are compared, and the values of its other fields. */
  readonly record: object;
  readonly read: ValueOf;
  /** Further fields of the record that change. */
  readonly names?: ReadonlySet<string>;
}

/** The result of applying values to a record. */
export interface CustomValueResult {
  readonly values: CustomValues;
  /** Refused values, as pointers below /custom. */
  readonly errors: readonly FieldError[];
  /** Fields whose value changes. */
  readonly changed: readonly CustomField[];
}

type Writer = SignedInUser | undefined;

/**
 * Applies sent values of custom fields to the values of a record: an absent key stays, null empties, a new record gets the
 * defaults. References are not resolved here.
 */
export function applyCustomValues(
  fields: readonly CustomField[],
  { values: before, isNew, requiredOnCreation, record, read, names = new Set() }: CustomRecord,
  sent: CustomValues,
  writer: Writer,
): CustomValueResult {
  const given = isNew ? { ...defaultsOf(fields.filter(({ custom }) => !(custom.key in before))), ...sent } : sent;
  const errors: FieldError[] = [];
  const changed: CustomField[] = [];
  const values: Record<string, unknown> = { ...before };
  for (const [key, raw] of Object.entries(given)) {
    const field = fields.find(({ custom }) => custom.key === key);
    const value = normalised(raw);
    const refuse = (code: string, params?: object) =>
      errors.push({ pointer: `/custom/${key.slice(0, 100)}`, code, ...(params && { params: { ...params } }) });
    if (!field || !isVisible(field, writer, isNew && !(key in sent)))
      refuse('UNKNOWN_PROPERTY', { name: key.slice(0, 100) });
    else if (JSON.stringify(value ?? null) === JSON.stringify(values[key] ?? null)) continue;
    else if (key in sent && !isEditable(field, writer)) refuse('READ_ONLY', { name: field.name });
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
  const valueIn: ValueOf = (field) => (field.custom ? values[field.custom.key] : read(field));
  const unfilled = requiredOnCreation ? unfilledFields(applyingFields(record, fields, valueIn), values, writer) : [];
  const touched = new Set([...names, ...changed.map(({ name }) => name)]);
  const isDue = (field: CustomField) =>
    isNew || changed.includes(field) || (writer !== undefined && dependsOn(field, touched));
  for (const { custom } of unfilled.filter(isDue)) {
    const pointer = `/custom/${custom.key}`;
    if (errors.every((error) => error.pointer !== pointer)) errors.push({ pointer, code: 'REQUIRED' });
  }
  return { values, errors, changed };
}

const defaultsOf = (fields: readonly CustomField[]) =>
  Object.fromEntries(
    fields.flatMap(({ custom: { key, defaultValue } }) => (defaultValue == null ? [] : [[key, defaultValue]])),
  );

/** Trims texts; empty texts and lists become null. */
function normalised(value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : value;
  return text === undefined || text === '' || (Array.isArray(text) && text.length === 0) ? null : text;
}

/** Seeds and jobs write without a user and see all fields. */
const isVisible = ({ options }: CustomField, writer: Writer, byDefault: boolean) =>
  byDefault || !writer || isOpenTo(options.visible, writer.roles);
const isEditable = ({ options }: CustomField, writer: Writer) => !writer || isOpenTo(options.editable, writer.roles);

/** The empty required fields that the writer can fill. */
export const unfilledFields = (fields: readonly CustomField[], values: CustomValues, writer: Writer) =>
  fields
    .filter(({ custom }) => custom.required && values[custom.key] === undefined)
    .filter((field) => isVisible(field, writer, false) && isEditable(field, writer));
