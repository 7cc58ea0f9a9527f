import { type FieldError, invalid } from '../http/problem.js';
import type { FieldRecord } from '../resource/field.js';
import type { ResourceModel } from '../resource/resource-model.js';

type Values = Record<string, unknown>;

/**
 * Lets no secret go elsewhere than it was given for, since an administrator could read it there: a change of one of the
 * fields that decide where it is sent (`sentTo`) forgets it unless the same change gives it anew. Throws 422 SECRET_AGAIN
 * for a secret that the record asks for as it is now; a secret that it does not ask for is forgotten without a word.
 */
export function forgetMovedSecrets({ fields }: ResourceModel, record: object, names: ReadonlySet<string>): void {
  const values = record as Values;
  const moved = fields.filter(
    ({ name, options: { sentTo = [] } }) =>
      sentTo.some((field) => names.has(field)) && !names.has(name) && values[name] !== null,
  );
  const errors: FieldError[] = moved
    .filter((field) => isAskedFor(field, values))
    .map(({ name }) => ({ pointer: `/${name}`, code: 'SECRET_AGAIN' }));
  if (errors.length > 0) throw invalid(errors);
  for (const { name } of moved) values[name] = null;
}

/** Whether people give the secret, and the record as it is now has a place for it. */
const isAskedFor = ({ options: { readOnly, when = {} } }: FieldRecord, values: Values): boolean =>
  !readOnly && Object.entries(when).every(([name, some]) => some.includes(String(values[name])));
