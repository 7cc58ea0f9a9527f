import pg from 'pg';
import { databaseAway, isLostConnection } from './unavailable.js';

/** Statements after which kysely gives a connection back, or should have: it forgets to when they fail. */
const BORDER = /^(begin|start transaction|commit|rollback)\b/;

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

    constructor(config?: pg.ClientConfig) {
      // A pool hides the password from whoever copies its settings.
      super({ ...config, password: config?.password, connectionTimeoutMillis: connectLimitMs });
      const connect = this.connect.bind(this) as (...sent: unknown[]) => unknown;
      const query = this.query.bind(this) as (...sent: unknown[]) => unknown;
      this.connect = ((...sent: unknown[]) => this.#connect(connect, sent)) as typeof this.connect;
      this.query = ((...sent: unknown[]) => this.#query(query, sent)) as typeof this.query;
      this.once('end', () => gate.leave(this));
    }

    /** Cuts the connection; whatever it was asked fails with this error. */
    cut(error: Error): void {
      (this as unknown as Inner).connection.stream.destroy(error);
    }

    #connect(connect: (...sent: unknown[]) => unknown, sent: unknown[]): unknown {
      if (gate.isOpen) {
        gate.enter(this);
        return connect(...sent);
      }
      const refusal = databaseAway();
      const [done] = sent as [((error: Error) => void) | undefined];
      if (!done) return Promise.reject(refusal);
      process.nextTick(done, refusal);
      return undefined;
    }

    #query(query: (...sent: unknown[]) => unknown, sent: unknown[]): unknown {
      const answer = query(...sent);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: Error) => {
        const isBorder = typeof sent[0] === 'string' && BORDER.test(sent[0]);
        if (isBorder || isLostConnection(error)) this.cut(error);
        if (isBorder) this.#giveBack(error);
        throw error;
      });
    }

    /** Gives the place in the pool to another connection; a transaction that ended badly does so once. */
    #giveBack(error: Error): void {
      if (this.#isGone) return;
      this.#isGone = true;
      (this as unknown as Inner).release?.(error);
    }
  };
}
