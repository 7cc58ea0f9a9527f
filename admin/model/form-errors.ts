/** An error of a form: the dotted path of its field, and its message as react-admin writes it. */
interface FormError {
  path: string;
  message: string;
}

/** Flattens the nested errors of a form in the order of its fields; entries without a message are left out. */
export function errorsByPath(errors: object, prefix = ''): FormError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const path = prefix + key;
    const { message } = error as { message?: unknown };
    if (typeof message === 'string' && message !== '') return [{ path: path.replace(/\.root$/, ''), message }];
    return errorsByPath(error, `${path}.`);
  });
}
