import { type FieldError, invalid } from '../http/problem.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { meets, recordFields } from './conditions.js';
import { presentField } from './presenter.js';

type Values = Record<string, unknown>;

/**
 * Clears a secret when one of the fields that decide where it is sent (`sentTo`) changes, since an administrator could
 * read it at a server of their own. Throws 422 SECRET_AGAIN if the record requires the secret and the change does not
 * contain it.
 */
export function clearRedirectedSecrets(model: ResourceModel, record: object, names: ReadonlySet<string>): void {
  const values = record as Values;
  const redirected = model.fields.filter(
    ({ name, options: { sentTo = [] } }) =>
      sentTo.some((field) => names.has(field)) && !names.has(name) && values[name] !== null,
  );
  const errors: FieldError[] = redirected
    .filter(
      ({ options }) =>
        !options.readOnly && meets(options.when ?? {}, recordFields(model), (field) => presentField(record, field)),
    )
    .map(({ name }) => ({ pointer: `/${name}`, code: 'SECRET_AGAIN' }));
  if (errors.length > 0) throw invalid(errors);
  for (const { name } of redirected) values[name] = null;
}
