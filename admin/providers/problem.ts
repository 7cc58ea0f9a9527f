import { formatDay, type Translate } from './format';

/** An answer of type application/problem+json (contract, dialect). */
export interface Problem {
  title?: string;
  status?: number;
  code?: string;
  params?: Record<string, unknown>;
  requestId?: string;
  errors?: { pointer: string; code: string; params?: Record<string, unknown>; detail?: string }[];
  /** The present record, when a write was based on an older version (412). */
  current?: Record<string, unknown>;
}

/** Field errors in the shape of react-admin's forms: the shape of the record with texts at the leaves. */
export interface FieldErrors {
  [field: string]: string | FieldErrors;
}

/** A failed call; `message` is already in the reader's language, status 0 means that no answer came. */
export class ApiError extends Error {
  readonly code: string;
  readonly params: Record<string, unknown>;
  /** The body that react-admin's forms read: `errors` are shown on their fields; `problem` is the original answer. */
  readonly body: { errors?: FieldErrors; problem: Problem };

  constructor(
    message: string,
    readonly status: number,
    readonly problem: Problem = {},
    errors?: FieldErrors,
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = problem.code ?? 'UNEXPECTED';
    this.params = problem.params ?? {};
    this.body = { problem: { ...problem, status, code: this.code }, ...(errors && { errors }) };
  }
}

/** Another user changed the record first (412); `current` is the present record. */
export class StaleError extends ApiError {
  override name = 'StaleError';
  readonly current: Record<string, unknown>;
  /** Author and time of the last change, as the server states them. */
  readonly changedBy?: string;
  readonly changedAt?: string;

  constructor(message: string, problem: Problem) {
    super(message, 412, problem);
    this.current = problem.current ?? {};
    this.changedBy = problem.params?.name as string | undefined;
    this.changedAt = problem.params?.changedAt as string | undefined;
  }
}

/** The user has declined a question of the server: nothing was changed, and no failure is to be shown. */
export class NotConfirmedError extends Error {
  override name = 'NotConfirmedError';
}

/** The session has ended, or the API refuses its token, and the reader must sign in again (spec §8). */
export class SessionExpiredError extends ApiError {
  override name = 'SessionExpiredError';

  constructor(message = 'errors.SESSION_EXPIRED', problem: Problem = {}) {
    super(message, 401, { code: 'SESSION_EXPIRED', ...problem });
  }
}

/** The error of a problem; `resource` is the API path whose field labels are used in the texts. */
export function errorOf(problem: Problem, status: number, translate: Translate, resource?: string): ApiError {
  const message = textOf(problem.code, problem.params, translate, resource, { status, detail: problem.title });
  if (status === 412 && problem.current) return new StaleError(message, problem);
  return new ApiError(message, status, problem, problem.errors && fieldErrors(problem.errors, translate, resource));
}

/**
 * The text of a failed call as one sentence: for a refused field the text of its own error, which is more precise than
 * the general one. Errors that are no answers of the API get a general text.
 */
export function failureText(error: unknown, translate: Translate): string {
  if (!(error instanceof ApiError)) return translate('app.failure.unexpected');
  const [first] = Object.values(error.body.errors ?? {});
  return typeof first === 'string' ? first : error.message;
}

/** Nests the errors of a body by their JSON pointers; errors of the whole body are left to the message. */
export function fieldErrors(
  errors: NonNullable<Problem['errors']>,
  translate: Translate,
  resource?: string,
): FieldErrors | undefined {
  const root: FieldErrors = {};
  for (const { pointer, code, params, detail } of errors) {
    const path = pointer.split('/').slice(1).map(unescapePointer);
    if (path.length === 0 || path.some((key) => key === '__proto__')) continue;
    place(root, path, textOf(code, params, translate, resource, { status: 422, detail }));
  }
  return Object.keys(root).length > 0 ? root : undefined;
}

/** The reader's text for a code; an unknown code becomes the answer's own words or «Unexpected error (code)». */
export function textOf(
  code: string | undefined,
  params: Record<string, unknown> | undefined,
  translate: Translate,
  resource?: string,
  { status, detail }: { status?: number; detail?: string } = {},
): string {
  const values = tellable(params, translate, resource);
  const unexpected = () => detail || translate('errors.UNEXPECTED', { code: code ?? status ?? '?' });
  if (!code) return unexpected();
  const reason = translate(`reasons.${code}.${params?.reason}`, { _: '' });
  if (reason) return reason;
  const key = `errors.${code}`;
  const text = translate(key, { _: '', code: code === 'UNEXPECTED' ? (status ?? '?') : code, ...values });
  return text && text !== key ? text : unexpected();
}

/** The language of the page; without a page, the default of the product. */
const readersLocale = () => globalThis.document?.documentElement.lang || 'de-CH';

const isDay = /^\d{4}-\d\d-\d\d$/;

/** Field names become their labels, days are written as the reader does, several values become a list. */
function tellable(params: Record<string, unknown> = {}, translate: Translate, resource?: string) {
  const label = (field: string) => translate(`resources.${resource}.fields.${field}`, { _: field });
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'string' && isDay.test(value)) return [name, formatDay(value, readersLocale())];
      if (name === 'field' && resource && typeof value === 'string') return [name, label(value)];
      return [name, Array.isArray(value) ? value.join(', ') : value];
    }),
  );
}

function place(root: FieldErrors, path: string[], text: string): void {
  const [last = ''] = path.slice(-1);
  let node = root;
  for (const key of path.slice(0, -1)) {
    const next = node[key];
    if (typeof next === 'string') return;
    const inner = next ?? {};
    node[key] = inner;
    node = inner;
  }
  node[last] ??= text;
}

const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');
