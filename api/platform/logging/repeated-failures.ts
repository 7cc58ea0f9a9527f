/** Milliseconds for which a failure that was logged is counted instead of logged again. */
const QUIET_MS = 60_000;
/** Failures that are kept in mind at most; further ones are all logged. */
const MOST = 1_000;

/** The arguments of a logger's method: fields or an error, then the message. */
export type LogArguments = readonly unknown[];

interface Repeated {
  readonly since: number;
  count: number;
  /** Logs the last failure that was counted. */
  log?: () => void;
}

/**
 * Lets the first of equal failures through and counts the others for a minute; then one line with their number follows.
 * Failures are equal in their message and in the error's code, class, message and place.
 */
export class RepeatedFailures {
  readonly #seen = new Map<string, Repeated>();
  #timer?: NodeJS.Timeout;

  constructor(private readonly quietMs = QUIET_MS) {}

  /** Calls `log` now, with the number of equal failures that were counted since the last line, or counts this one. */
  pass(parameters: LogArguments, log: (parameters: LogArguments) => void): void {
    const key = keyOf(parameters);
    const seen = this.#seen.get(key);
    if (!seen) {
      if (this.#seen.size < MOST) this.#seen.set(key, { since: performance.now(), count: 0 });
      this.#timer ??= setInterval(() => this.#flush(), this.quietMs).unref();
      log(parameters);
      return;
    }
    seen.count += 1;
    seen.log = () => log(withCount(parameters, seen.count));
  }

  /** Logs the failures that were counted for a minute, and forgets those that have not come again. */
  #flush(): void {
    const now = performance.now();
    for (const [key, { since, log }] of this.#seen) {
      if (now - since < this.quietMs) continue;
      this.#seen.delete(key);
      log?.();
    }
    if (this.#seen.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

function keyOf(parameters: LogArguments): string {
  const [fields] = parameters;
  const { err, error, msg, context } = (fields ?? {}) as Record<string, unknown>;
  const message = parameters.find((parameter) => typeof parameter === 'string') ?? msg;
  return [message, context, error, placeOf(fields instanceof Error ? fields : err)].map(String).join('\n');
}

/** Class, code and message of an error with the line of the code that threw it. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const { name, message, stack = '' } = error;
  const line = stack.split('\n').find((text) => text.trimStart().startsWith('at '));
  return `${name} ${String((error as { code?: unknown }).code)} ${message} ${line}`;
}

const withCount = ([fields, ...others]: LogArguments, repeated: number): LogArguments =>
  typeof fields === 'object' && fields !== null
    ? [fields instanceof Error ? { err: fields, repeated } : { ...fields, repeated }, ...others]
    : [{ repeated }, fields, ...others];
