import type { Duplex } from 'node:stream';
import pg from 'pg';

/** A row as the driver gives it: days, moments and whole numbers beyond 32 bits as texts. */
export type Row = Record<string, unknown>;

/** A statement with its values, prepared on its connection under its name if it has one. */
export interface Sendable {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What node-postgres lets a query of one's own send; its declarations are of an earlier time. */
interface Wire {
  readonly stream: Duplex;
  close(statement: { type: 'S'; name: string }): void;
  parse(statement: { name: string; text: string }): void;
  bind(to: { statement: string; values: readonly unknown[]; valueMapper: (value: unknown) => unknown }): void;
  describe(portal: { type: 'P' }): void;
  execute(): void;
  sync(): void;
}

/** What the columns of a prepared statement are called, and how their texts are read. */
interface Shape {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  readonly empty: Row;
}

const NO_COLUMNS: Shape = { names: [], parsers: [], empty: {} };

/** What is prepared on each connection; its columns are told once, and stay what they are. */
const prepared = new WeakMap<Wire, Map<string, Shape | undefined>>();
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/**
 * Statements that leave in one packet, with one answer: PostgreSQL runs all statements before the synchronisation as one
 * transaction, without begin and commit; behind the first statement that fails all others fail.
 */
export class PipelinedBatch {
  /** Resolves when all statements have succeeded. Rejects with the first error. */
  readonly done: Promise<void>;
  /** The rows of each statement, as far as they have arrived. */
  readonly rows: Row[][] = [[]];
  /** Called once by the driver, with the failure if there is one. */
  callback: (error?: Error | null) => void;
  readonly #shapes: (Shape | undefined)[];
  #failure: Error | undefined;
  /** What went wrong with an answer that PostgreSQL holds for right. */
  #unread: Error | undefined;
  #known: Map<string, Shape | undefined> = new Map();
  /** Names that were prepared in this packet: whether they stand is known when all has gone well. */
  readonly #fresh: string[] = [];

  constructor(
    readonly statements: readonly Sendable[],
    private readonly types: pg.CustomTypesConfig,
  ) {
    this.#shapes = statements.map(() => undefined);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.done = promise;
    this.callback = (error) => (error ? reject(error) : resolve());
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire;
    this.#known = prepared.get(wire) ?? new Map();
    prepared.set(wire, this.#known);
    wire.stream.cork();
    try {
      for (const [at, statement] of this.statements.entries()) this.#send(wire, statement, at);
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
  }

  #send(wire: Wire, { name = '', text, values }: Sendable, at: number): void {
    if (!name || !this.#known.has(name)) {
      // After a failure nobody knows whether it stands; to close what is not there is no error.
      if (name) wire.close({ type: 'S', name });
      wire.parse({ name, text });
      if (name) {
        this.#known.set(name, undefined);
        this.#fresh.push(name);
      }
    }
    wire.bind({ statement: name, values, valueMapper: prepareValue });
    this.#shapes[at] = this.#known.get(name);
    if (!this.#shapes[at]) wire.describe({ type: 'P' });
    wire.execute();
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    const at = this.rows.length - 1;
    const names = fields.map(({ name }) => name);
    const parsers = fields.map(({ dataTypeID }) => this.types.getTypeParser(dataTypeID, 'text'));
    const shape = { names, parsers, empty: Object.fromEntries(names.map((name) => [name, null])) };
    this.#shapes[at] = shape;
    const { name } = this.statements[at] as Sendable;
    if (name) this.#known.set(name, shape);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const at = this.rows.length - 1;
    const { names, parsers, empty } = this.#shapes[at] ?? NO_COLUMNS;
    const row = { ...empty };
    try {
      for (let column = 0; column < fields.length; column++) {
        const text = fields[column];
        if (text != null) row[names[column] as string] = parsers[column]?.(text);
      }
      this.rows[at]?.push(row);
    } catch (error) {
      // Whoever listens to the socket would be hit by it.
      this.#unread ??= error as Error;
    }
  }

  handleCommandComplete(): void {
    this.rows.push([]);
  }

  handleError(error: Error): void {
    if (this.#failure) return;
    this.#failure = error;
    for (const name of this.#fresh) this.#known.delete(name);
    this.callback(error);
  }

  handleReadyForQuery(): void {
    if (!this.#failure) this.callback(this.#unread);
  }
}
