import pg from 'pg';
import { inSpan, isTracing, statementSpan } from '../tracing.js';
import { preparedName } from './prepared.js';
import { databaseAway, isLostConnection, pastDeadline } from './unavailable.js';

/** Statements after which kysely returns a connection to the pool, which it forgets when they fail. */
const BORDER = /^(begin|start transaction|commit|rollback)\b/;

/** Time in which the server must close its side of an ended connection. */
const GOODBYE_MS = 2_000;

/** A connection that can be cut. */
export interface Guarded {
  cut(error: Error): void;
}

/** The gate of connections: it must be open for a new one, knows each open one, and the deadline of a request. */
interface Gate {
  readonly isOpen: boolean;
  /** Whether the present request may begin no further statement. */
  isPastDeadline(): boolean;
  enter(client: Guarded): void;
  leave(client: Guarded): void;
}

/** Undeclared members of a client: the socket below it, and its return to the pool. */
interface Inner {
  readonly connection: { readonly stream: { destroy(error: Error): void } };
  release?(error: Error): void;
}

/** A statement, or a packet of several ones. */
interface Traceable {
  readonly text?: string;
  readonly statements?: readonly { readonly text: string }[];
  readonly done?: Promise<unknown>;
}

/**
 * A class of connections that are discarded once they are in doubt. A closed gate opens none and cuts the open ones, so
 * that no request waits for an answer that does not come.
 */
export function guardedClient(gate: Gate, connectLimitMs: number): new (config?: pg.ClientConfig) => pg.Client {
  return class GuardedClient extends pg.Client {
    #isGone = false;
    #isOpen = false;
    #goodbye: NodeJS.Timeout | undefined;

    constructor(config?: pg.ClientConfig) {
      // A copy of a pool's settings lacks the password, which is not enumerable.
      super({ ...config, password: config?.password, connectionTimeoutMillis: connectLimitMs });
      // A pool does not handle errors of a client in use. A statement in flight fails by itself, and the next statement
      // notices a connection that was lost between two: neither may end the process.
      this.on('error', () => undefined);
      const connect = this.connect.bind(this) as (...args: unknown[]) => unknown;
      const query = this.query.bind(this) as (...args: unknown[]) => unknown;
      this.connect = ((...args: unknown[]) => this.#connect(connect, args)) as typeof this.connect;
      this.query = ((...args: unknown[]) => this.#query(query, args)) as typeof this.query;
      const end = this.end.bind(this) as (...args: unknown[]) => unknown;
      this.end = ((...args: unknown[]) => this.#end(end, args)) as typeof this.end;
      this.once('end', () => {
        this.#isOpen = false;
        clearTimeout(this.#goodbye);
        gate.leave(this);
      });
    }

    /** Cuts the connection; its pending statements fail with this error. */
    cut(error: Error): void {
      (this as unknown as Inner).connection.stream.destroy(error);
    }

    /** Ends the connection without waiting for long for the server. */
    #end(end: (...args: unknown[]) => unknown, args: unknown[]): unknown {
      if (this.#isOpen) this.#goodbye ??= setTimeout(() => this.cut(databaseAway()), GOODBYE_MS).unref();
      return end(...args);
    }

    #connect(connect: (...args: unknown[]) => unknown, args: unknown[]): unknown {
      if (gate.isOpen) {
        this.#isOpen = true;
        gate.enter(this);
        return connect(...args);
      }
      const refusal = databaseAway();
      const [done] = args as [((error: Error) => void) | undefined];
      if (!done) return Promise.reject(refusal);
      process.nextTick(done, refusal);
      return undefined;
    }

    #query(query: (...args: unknown[]) => unknown, [text, values, ...more]: unknown[]): unknown {
      const isBorder = typeof text === 'string' && BORDER.test(text);
      // A callback belongs to a pool's own query, which may run in the context of another request.
      const isCalledBack = [values, ...more].some((argument) => typeof argument === 'function');
      if (!isBorder && !isCalledBack && gate.isPastDeadline()) throw pastDeadline();
      const answer = this.#traced(text, () => query(...this.#named(text, values), ...more));
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: Error) => {
        if (isBorder || isLostConnection(error)) this.cut(error);
        if (isBorder) this.#release(error);
        throw error;
      });
    }

    /** Runs a statement, or several in one packet, as a span of the present trace. */
    #traced(text: unknown, run: () => unknown): unknown {
      const answer = run();
      if (!isTracing()) return answer;
      const { statements, done, text: own } = (typeof text === 'string' ? { text } : (text ?? {})) as Traceable;
      const shown = statements ? statements.map((one) => one.text).join('; ') : (own ?? '');
      const ended = inSpan(statementSpan(shown), async () => (answer instanceof Promise ? answer : done));
      // The caller of the statement handles its failure.
      ended.catch(() => undefined);
      return answer;
    }

    /** A statement with values is repeated with others: it is prepared under a name. */
    #named(text: unknown, values: unknown): unknown[] {
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return [text, values];
      return [{ name: preparedName(text), text, values }];
    }

    /** Returns the connection to the pool, once, after a transaction that ended badly. */
    #release(error: Error): void {
      if (this.#isGone) return;
      this.#isGone = true;
      (this as unknown as Inner).release?.(error);
    }
  };
}
