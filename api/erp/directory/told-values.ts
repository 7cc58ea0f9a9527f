import { type FieldError, Problem } from '../../platform/http/problem.js';
import { validBody } from '../../platform/resource/body.js';
import { type FieldRecord, isNullable } from '../../platform/resource/field.js';
import type { ResourceModel } from '../../platform/resource/resource-model.js';
import { buildBody } from '../../platform/resource/shape.js';

/** What a record of an ERP says in our fields, or why it cannot be taken over. */
export type Judged =
  | { readonly values: Readonly<Record<string, unknown>> }
  | { readonly values: null; readonly reason: string };

/** Characters of a field that says nothing of them. */
const LONGEST = 300;

/**
 * Judges what an ERP tells as if a user had entered it: by the constraints of our own fields. Texts are cleaned and cut; what
 * may be empty and is of no use is left out; without what a record must have, it is not taken over.
 */
export async function judged(model: ResourceModel, told: Readonly<Record<string, unknown>>): Promise<Judged> {
  const fields = model.fields.filter(({ name, kind }) => name in told && !kind.widget.startsWith('reference'));
  const Body = buildBody(`${model.name}Told`, fields, 'create');
  const given = Object.fromEntries(fields.map((field) => [field.name, cleaned(field, told[field.name])]));
  for (;;) {
    try {
      return { values: { ...(await validBody(Body, fields, given)) } };
    } catch (error) {
      if (!(error instanceof Problem) || !error.errors?.length) throw error;
      const broken = error.errors.map((one) => ({ ...one, field: fieldOf(one, fields) }));
      const fatal = broken.find(({ field }) => !field || !isNullable(field) || given[field.name] === null);
      if (fatal) return { values: null, reason: reasonOf(fatal) };
      for (const { field } of broken) given[(field as FieldRecord).name] = null;
    }
  }
}

/** Why something cannot be taken over: the field and the code of its validation error, which screens word. */
export const reasonOf = ({ pointer, code }: FieldError) => `${pointer.slice(1)}: ${code}`;

const fieldOf = ({ pointer }: FieldError, fields: readonly FieldRecord[]) =>
  fields.find(({ name }) => pointer === `/${name}` || pointer.startsWith(`/${name}/`));

/** A text without what no text holds; what names something or reaches somebody is never cut, since it would be another one. */
function cleaned({ kind: { widget }, options }: FieldRecord, value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const { max = LONGEST, pattern, unique } = options as { max?: number; pattern?: RegExp; unique?: unknown };
  // A text of a megabyte is not gone through to its end.
  const start = value.slice(0, 4 * max).toWellFormed();
  const isOfLines = widget === 'longText';
  const plain = (isOfLines ? start.replaceAll(/[^\P{Cc}\n\t]/gu, '') : start.replaceAll(/[\p{Cc}\s]+/gu, ' ')).trim();
  const isCut = (isOfLines || widget === 'text') && !pattern && !unique;
  return isCut ? [...plain].slice(0, max).join('').trim() : plain;
}
