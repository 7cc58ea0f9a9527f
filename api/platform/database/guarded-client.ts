import pg from 'pg';
import { preparedName } from './prepared.js';
import { databaseAway, isLostConnection } from './unavailable.js';

/** Statements after which kysely gives a connection back, or should have: it forgets to when they fail. */
const BORDER = /^(begin|start transaction|commit|rollback)\b/;

/** How long a connection that is ended waits for the server to close its side. */
const GOODBYE_MS = 2_000;

/** A connection that can be cut. */
export interface Guarded {
  cut(error: Error): void;
}

/** What a connection has to ask before it is opened, and to be known to while it stands. */
interface Gate {
  readonly isOpen: boolean;
  enter(client: Guarded): void;
  leave(client: Guarded): void;
}

/** What a client has beside its declared interface: the socket below it, and the way back to its pool. */
interface Inner {
  readonly connection: { readonly stream: { destroy(error: Error): void } };
  release?(error: Error): void;
}

/**
 * A connection that is thrown away once it is in doubt. Behind a closed gate none is opened, and those that are open are
 * cut, so that nobody waits for an answer which does not come.
 */
export function guardedClient(gate: Gate, connectLimitMs: number): new (config?: pg.ClientConfig) => pg.Client {
  return class GuardedClient extends pg.Client {
    #isGone = false;
    #isOpen = false;
    #goodbye: NodeJS.Timeout | undefined;

    constructor(config?: pg.ClientConfig) {
      // A pool hides the password from whoever copies its settings.
      super({ ...config, password: config?.password, connectionTimeoutMillis: connectLimitMs });
      // A pool leaves the errors of a client that is in use to its user. A statement in flight fails by itself, and the
      // loss of a connection between two statements is met by the next one: neither may end the process.
      this.on('error', () => undefined);
      const connect = this.connect.bind(this) as (...sent: unknown[]) => unknown;
      const query = this.query.bind(this) as (...sent: unknown[]) => unknown;
      this.connect = ((...sent: unknown[]) => this.#connect(connect, sent)) as typeof this.connect;
      this.query = ((...sent: unknown[]) => this.#query(query, sent)) as typeof this.query;
      const end = this.end.bind(this) as (...sent: unknown[]) => unknown;
      this.end = ((...sent: unknown[]) => this.#end(end, sent)) as typeof this.end;
      this.once('end', () => {
        this.#isOpen = false;
        clearTimeout(this.#goodbye);
        gate.leave(this);
      });
    }

    /** Cuts the connection; whatever it was asked fails with this error. */
    cut(error: Error): void {
      (this as unknown as Inner).connection.stream.destroy(error);
    }

    /** Ends the connection; a server that does not close its side in time is not waited for. */
    #end(end: (...sent: unknown[]) => unknown, sent: unknown[]): unknown {
      if (this.#isOpen) this.#goodbye ??= setTimeout(() => this.cut(databaseAway()), GOODBYE_MS).unref();
      return end(...sent);
    }

    #connect(connect: (...sent: unknown[]) => unknown, sent: unknown[]): unknown {
      if (gate.isOpen) {
        this.#isOpen = true;
        gate.enter(this);
        return connect(...sent);
      }
      const refusal = databaseAway();
      const [done] = sent as [((error: Error) => void) | undefined];
      if (!done) return Promise.reject(refusal);
      process.nextTick(done, refusal);
      return undefined;
    }

    #query(query: (...sent: unknown[]) => unknown, [text, values, ...more]: unknown[]): unknown {
      const answer = query(...this.#named(text, values), ...more);
      if (!(answer instanceof Promise)) return answer;
      const isBorder = typeof text === 'string' && BORDER.test(text);
      return answer.catch((error: Error) => {
        if (isBorder || isLostConnection(error)) this.cut(error);
        if (isBorder) this.#giveBack(error);
        throw error;
      });
    }

    /** What comes with values comes again with others: it is planned once. */
    #named(text: unknown, values: unknown): unknown[] {
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return [text, values];
      return [{ name: preparedName(text), text, values }];
    }

    /** Gives the place in the pool to another connection; a transaction that ended badly does so once. */
    #giveBack(error: Error): void {
      if (this.#isGone) return;
      this.#isGone = true;
      (this as unknown as Inner).release?.(error);
    }
  };
}
