import type { FieldModel } from '../../model/resource-model';
import { ApiError, type FieldErrors } from '../../providers/problem';

/** Where a form keeps what concerns none of its fields; it is forgotten at the next attempt. */
export const wholeForm = 'server';

/**
 * The errors of a refused save in the shape of the form: on its fields where the server points at them, else for
 * the form as a whole (`root.server`). An error of a translated text as a whole is shown at its German one.
 */
export function refusalOf(error: unknown, fields: FieldModel[]): Record<string, unknown> {
  const errors = error instanceof ApiError ? error.body.errors : undefined;
  if (!errors) return { root: { [wholeForm]: error instanceof Error ? error.message : String(error) } };
  return Object.fromEntries(
    Object.entries(errors).map(([name, found]): [string, string | FieldErrors] => {
      const isTranslated = fields.some((field) => field.name === name && field.widget === 'translated');
      return [name, isTranslated && typeof found === 'string' ? { de: found } : found];
    }),
  );
}
