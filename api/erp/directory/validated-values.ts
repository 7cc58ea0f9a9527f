import { type FieldError, Problem } from '../../platform/http/problem.js';
import { validBody } from '../../platform/resource/body.js';
import { type FieldRecord, isNullable } from '../../platform/resource/field.js';
import type { ResourceModel } from '../../platform/resource/resource-model.js';
import { buildBody } from '../../platform/resource/shape.js';

/** The values of an ERP record in our fields, or the reason why it cannot be copied. */
export type ValidatedValues =
  | { readonly values: Readonly<Record<string, unknown>> }
  | { readonly values: null; readonly reason: string };

/** Characters of a field without a maximum of its own. */
const LONGEST = 300;

/**
 * Validates the values of an ERP record by the constraints of our fields, as if a user had entered them. Texts are cleaned
 * and cut; an invalid optional value becomes null; a record with an invalid required value is not copied.
 */
export async function validatedValues(
  model: ResourceModel,
  received: Readonly<Record<string, unknown>>,
): Promise<ValidatedValues> {
  const fields = model.fields.filter(({ name, kind }) => name in received && !kind.widget.startsWith('reference'));
  const Body = buildBody(`${model.name}Received`, fields, 'create');
  const values = Object.fromEntries(fields.map((field) => [field.name, cleaned(field, received[field.name])]));
  for (;;) {
    try {
      return { values: { ...(await validBody(Body, fields, values)) } };
    } catch (error) {
      if (!(error instanceof Problem) || !error.errors?.length) throw error;
      const broken = error.errors.map((fault) => ({ ...fault, field: fieldOf(fault, fields) }));
      const fatal = broken.find(({ field }) => !field || !isNullable(field) || values[field.name] === null);
      if (fatal) return { values: null, reason: reasonOf(fatal) };
      for (const { field } of broken) values[(field as FieldRecord).name] = null;
    }
  }
}

/** The reason: the field and the code of its validation error, which screens translate. */
export const reasonOf = ({ pointer, code }: FieldError) => `${pointer.slice(1)}: ${code}`;

const fieldOf = ({ pointer }: FieldError, fields: readonly FieldRecord[]) =>
  fields.find(({ name }) => pointer === `/${name}` || pointer.startsWith(`/${name}/`));

/** The text without control characters. Keys and addresses are never cut, since a shorter one would be another one. */
function cleaned({ kind: { widget }, options }: FieldRecord, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const { max = LONGEST, pattern, unique } = options as { max?: number; pattern?: RegExp; unique?: unknown };
  // Only the beginning of a very long text is cleaned.
  const start = value.slice(0, 4 * max).toWellFormed();
  const isOfLines = widget === 'longText';
  const plain = (isOfLines ? start.replaceAll(/[^\P{Cc}\n\t]/gu, '') : start.replaceAll(/[\p{Cc}\s]+/gu, ' ')).trim();
  const isCut = (isOfLines || widget === 'text') && !pattern && !unique;
  return isCut ? [...plain].slice(0, max).join('').trim() : plain;
}
