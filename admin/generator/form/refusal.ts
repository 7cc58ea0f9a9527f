import { pathOfPointer, withValueAt } from '../../model/paths';
import type { FieldModel } from '../../model/resource-model';
import { ApiError, type FieldErrors, NotConfirmedError } from '../../providers/problem';

/** Key of the form error that belongs to no field; each attempt clears it. */
export const wholeForm = 'server';

/**
 * The errors of a refused save in the shape of the form: on its fields if the server names them, else for the form as a
 * whole (`root.server`). An error of a whole translated text is shown at its German input; a field that a state requires is
 * mandatory.
 */
export function refusalOf(error: unknown, fields: FieldModel[]): Record<string, unknown> {
  // An error without a text: the form stays as it is, unsaved.
  if (error instanceof NotConfirmedError) return { root: { [wholeForm]: '' } };
  const errors = error instanceof ApiError ? error.body.errors : undefined;
  if (!errors) return { root: { [wholeForm]: error instanceof Error ? error.message : String(error) } };
  const refused = Object.fromEntries(
    Object.entries(errors).map(([name, found]): [string, string | FieldErrors] => {
      const isTranslated = fields.some((field) => field.name === name && field.widget === 'translated');
      return [name, isTranslated && typeof found === 'string' ? { de: found } : found];
    }),
  );
  return (
    (error as ApiError).body.problem.errors
      ?.filter(({ code }) => code === 'STATE_FIELDS')
      .reduce((found, { pointer }) => withValueAt(found, pathOfPointer(pointer), 'errors.REQUIRED'), refused) ?? refused
  );
}
