import { type FieldError, invalid } from '../http/problem.js';
import type { FieldRecord } from '../resource/field.js';
import type { ResourceModel } from '../resource/resource-model.js';

type Values = Record<string, unknown>;

/**
 * Clears a secret when one of the fields that decide where it is sent (`sentTo`) changes, since an administrator could
 * read it at a server of their own. Throws 422 SECRET_AGAIN if the record requires the secret and the change does not
 * contain it.
 */
export function clearRedirectedSecrets({ fields }: ResourceModel, record: object, names: ReadonlySet<string>): void {
  const values = record as Values;
  const redirected = fields.filter(
    ({ name, options: { sentTo = [] } }) =>
      sentTo.some((field) => names.has(field)) && !names.has(name) && values[name] !== null,
  );
  const errors: FieldError[] = redirected
    .filter((field) => isRequired(field, values))
    .map(({ name }) => ({ pointer: `/${name}`, code: 'SECRET_AGAIN' }));
  if (errors.length > 0) throw invalid(errors);
  for (const { name } of redirected) values[name] = null;
}

/** Whether users enter the secret, and the record uses it. */
const isRequired = ({ options: { readOnly, when = {} } }: FieldRecord, values: Values): boolean =>
  !readOnly && Object.entries(when).every(([name, some]) => some.includes(String(values[name])));
