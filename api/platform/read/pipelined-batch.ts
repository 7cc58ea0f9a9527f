import type { Duplex } from 'node:stream';
import pg from 'pg';

/** A row of the driver: days, moments and integers beyond 32 bits are texts. */
export type Row = Record<string, unknown>;

/** A statement with its values, prepared on the connection if it has a name. */
export interface Sendable {
  readonly name: string | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Methods of node-postgres for queries of one's own, which its type declarations lack. */
interface Wire {
  readonly stream: Duplex;
  close(statement: { type: 'S'; name: string }): void;
  parse(statement: { name: string; text: string }): void;
  bind(to: { statement: string; values: readonly unknown[]; valueMapper: (value: unknown) => unknown }): void;
  describe(portal: { type: 'P' }): void;
  execute(): void;
  sync(): void;
}

/** Names of the columns of a prepared statement, and parsers of their texts. */
interface Shape {
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  readonly empty: Row;
}

const NO_COLUMNS: Shape = { names: [], parsers: [], empty: {} };

/** Prepared statements of each connection; the server describes their columns once. */
const prepared = new WeakMap<Wire, Map<string, Shape | undefined>>();
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/**
 * Statements in one packet with one answer: PostgreSQL runs all statements before the synchronisation as one
 * transaction, without begin and commit; after a failing statement all others fail.
 */
export class PipelinedBatch {
  /** Resolves when all statements have succeeded. Rejects with the first error. */
  readonly done: Promise<void>;
  /** Rows of each statement that have arrived. */
  readonly rows: Row[][] = [[]];
  /** Called once by the driver, with the failure if there is one. */
  callback: (error?: Error | null) => void;
  readonly #shapes: (Shape | undefined)[];
  #failure: Error | undefined;
  /** Error of parsing an answer. */
  #parseError: Error | undefined;
  #known: Map<string, Shape | undefined> = new Map();
  /** Names that this packet prepares; they are valid once it has succeeded. */
  readonly #newNames: string[] = [];

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
      // After a failure the state of a prepared statement is unknown; closing a missing one is no error.
      if (name) wire.close({ type: 'S', name });
      wire.parse({ name, text });
      if (name) {
        this.#known.set(name, undefined);
        this.#newNames.push(name);
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
      // Thrown here, it would reach the listener of the socket.
      this.#parseError ??= error as Error;
    }
  }

  handleCommandComplete(): void {
    this.rows.push([]);
  }

  handleError(error: Error): void {
    if (this.#failure) return;
    this.#failure = error;
    for (const name of this.#newNames) this.#known.delete(name);
    this.callback(error);
  }

  handleReadyForQuery(): void {
    if (!this.#failure) this.callback(this.#parseError);
  }
}
