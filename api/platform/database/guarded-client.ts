import pg from 'pg';
import { preparedName } from './prepared.js';
import { isLast, mustFollow, type Part, together } from './together.js';
import { databaseAway, isLostConnection } from './unavailable.js';

/** Statements after which kysely gives a connection back, or should have: it forgets to when they fail. */
const BORDER = /^(begin|start transaction|commit|rollback)\b/;

/**
 * Marks a statement whose answer nobody looks at. What follows is sent behind it at once, and fails in its place: so it
 * costs no journey of its own. Meant for connections that pipeline, and for what stands in a transaction.
 */
export const UNHEARD = '/* unheard */';
/** The same for a statement that may leave as one with others of its kind: inserts, and changes of single rows. */
export const TOGETHER = '/* unheard, together */';
/** An act has fewer; whoever writes in a loop gets no endless statement. */
const MOST_PARTS = 8;
/** How long a connection that is ended waits for the server to close its side. */
const GOODBYE_MS = 2_000;
/** The transaction has failed before. */
const ABORTED = '25P02';
const ROLLBACK = /^rollback\b/;
const SENT_AHEAD = /^(begin|start transaction|select set_config|\/\* unheard\b)/;

/** Whether nobody looks at the answer to a statement. */
export const isSentAhead = (text: string): boolean => SENT_AHEAD.test(text);

/** Marks a statement behind which more is sent before its answer is heard. */
export const HEARD_LATER = '/* heard later */';

/** Whether more is sent behind a statement without waiting for its answer. */
export const isFollowedAtOnce = (text: string): boolean => isSentAhead(text) || text.startsWith(HEARD_LATER);

const NOTHING: pg.QueryResult = { command: '', rowCount: 0, oid: 0, rows: [], fields: [] };

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
    /** What went wrong with a statement that was sent ahead, until it is told. */
    #owed: Error | undefined;
    readonly #pipelines: boolean;
    /** What leaves with the next statement. */
    #parts: Part[] = [];
    #isOpen = false;
    #goodbye: NodeJS.Timeout | undefined;

    constructor(config?: pg.ClientConfig) {
      // A pool hides the password from whoever copies its settings.
      super({ ...config, password: config?.password, connectionTimeoutMillis: connectLimitMs });
      this.#pipelines = Boolean((config as { pipeline?: boolean } | undefined)?.pipeline);
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
      if (this.#pipelines && typeof text === 'string' && text.startsWith(TOGETHER)) {
        this.#take(query, { text: text.slice(TOGETHER.length), values: (values as unknown[] | undefined) ?? [] });
        return Promise.resolve(NOTHING);
      }
      if (typeof text === 'string' && ROLLBACK.test(text)) this.#parts = [];
      this.#sendParts(query);
      const answer = query(...this.#named(text, values), ...more);
      if (!(answer instanceof Promise)) return answer;
      const isBorder = typeof text === 'string' && BORDER.test(text);
      const heard = answer.catch((error: Error) => {
        if (isBorder || isLostConnection(error)) this.cut(error);
        if (isBorder) this.#giveBack(error);
        throw error;
      });
      if (this.#pipelines && typeof text === 'string' && isSentAhead(text)) {
        heard.catch((error: Error) => this.#owe(error));
        return Promise.resolve(NOTHING);
      }
      return heard.then(
        (told) => {
          const owed = this.#settled();
          // Whoever takes everything back has a reason of their own, and must get the connection free.
          if (owed && !(typeof text === 'string' && ROLLBACK.test(text))) throw owed;
          return told;
        },
        (error) => {
          throw this.#settled() ?? error;
        },
      );
    }

    #take(query: (...sent: unknown[]) => unknown, part: Part): void {
      if (mustFollow(part, this.#parts)) this.#sendParts(query);
      this.#parts.push(part);
      if (isLast(part) || this.#parts.length === MOST_PARTS) this.#sendParts(query);
    }

    #sendParts(query: (...sent: unknown[]) => unknown): void {
      if (this.#parts.length === 0) return;
      const { text, values } = together(this.#parts);
      this.#parts = [];
      const answer = query(...this.#named(`${UNHEARD} ${text}`, values)) as Promise<unknown>;
      answer.catch((error: Error) => {
        if (isLostConnection(error)) this.cut(error);
        this.#owe(error);
      });
    }

    /** Keeps what went wrong first; that the transaction is aborted follows from it, and may be heard of before. */
    #owe(error: Error): void {
      const { code } = (this.#owed ?? {}) as { code?: string };
      if (!this.#owed || code === ABORTED) this.#owed = error;
    }

    /** What went wrong first: behind it everything fails until the transaction ends. */
    #settled(): Error | undefined {
      const owed = this.#owed;
      this.#owed = undefined;
      return owed;
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
