import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import pg from 'pg';
import { DatabaseGate } from '../database/database-gate.js';
import { preparedName } from '../database/prepared.js';
import { isLostConnection } from '../database/unavailable.js';
import { Env } from '../env.js';
import { Metrics } from '../metrics/metrics.js';
import { transactionHeader } from '../tenancy/rights.js';
import { currentSession, currentTenant } from '../tenancy/session.js';
import type { TenantTurns } from '../tenant-turns.js';
import { PipelinedBatch, type Row, type Sendable } from './pipelined-batch.js';
import { READ_SETTINGS, READ_TYPES } from './read-settings.js';
import { POSITION, type Position, type Ready, Replica } from './replica.js';
import type { Statement } from './statement.js';

/** Plans the following statements of a transaction for their values. */
export const PLAN_ANEW = "select set_config('plan_cache_mode', 'force_custom_plan', true)";
const ANEW = { text: PLAN_ANEW, values: [] };

/** Connections for reads. All statements of a query are sent in one packet, which is a transaction of its own. */
@Injectable()
export class ReadPool implements OnApplicationShutdown {
  readonly #pool: pg.Pool;
  readonly #turns: TenantTurns;

  readonly #beginning: string;

  constructor(
    @Inject(Env) { VSD_POOL_SIZE }: Env,
    gate: DatabaseGate,
    logger: Logger,
    private readonly replica: Replica,
    private readonly metrics: Metrics,
  ) {
    this.#pool = new pg.Pool({ ...gate.pool('volta-read', VSD_POOL_SIZE, READ_SETTINGS), types: READ_TYPES });
    this.#beginning = gate.beginning(READ_SETTINGS);
    this.#pool.on('error', (error) => logger.warn({ err: error }, 'a connection for reading broke'));
    this.#turns = gate.readTurns;
    gate.observe(this.#pool, this.#turns);
  }

  /** The rows of each statement, in one read-only transaction of the present tenant. Throws the first error. */
  async run(statements: readonly Statement[]): Promise<Row[][]> {
    const { isAbandoned, hasLongReads } = currentSession();
    if (hasLongReads) {
      const rows = await this.replica.read(
        () => this.#position(),
        (pool, ready) => this.#send(pool, statements, '', ready),
      );
      this.metrics.longReads.inc({ server: rows ? 'replica' : 'primary' });
      if (rows) return rows;
    }
    const send = () => this.#send(this.#pool, statements, this.#beginning);
    return this.#turns.run(currentTenant(), send, { isAbandoned });
  }

  async #position(): Promise<Position> {
    return (await this.#pool.query<Position>(POSITION)).rows[0] as Position;
  }

  /** `ready` prepares the connection before the statements are sent. */
  async #send(pool: pg.Pool, statements: readonly Statement[], beginning: string, ready?: Ready): Promise<Row[][]> {
    const header = transactionHeader(beginning);
    const client = await pool.connect();
    let failure: unknown;
    let batch: PipelinedBatch | undefined;
    try {
      await ready?.(client);
      const anew = statements.filter(({ dependsOnValues }) => dependsOnValues);
      const others = statements.filter(({ dependsOnValues }) => !dependsOnValues);
      // Statements that are planned anew come last, so that others keep their plans.
      const sent = [header, ...others, ...(anew.length > 0 ? [ANEW, ...anew] : [])];
      batch = client.query(new PipelinedBatch(sent.map(prepared), READ_TYPES));
      await batch.done;
      const { rows } = batch;
      return statements.map((one) => rows[sent.indexOf(one)] as Row[]);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      client.release(isBroken(failure));
      // Changed rights discard the answer.
      const entered = batch?.rows[0]?.[0];
      if (entered) header.confirm?.(entered);
    }
  }

  /** The rows of one statement outside of a transaction and of any tenant, such as a call of a function. */
  async askOutside(statement: Statement): Promise<Row[]> {
    return (await this.#pool.query<Row>({ ...prepared(statement), values: [...statement.values] })).rows;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#pool.end();
  }
}

/** A statement with its name for preparation. */
const prepared = ({ text, values }: { text: string; values: readonly unknown[] }): Sendable => ({
  name: preparedName(text),
  text,
  values,
});

/** Whether an error leaves the connection in doubt: a lost one, or an error without a code of PostgreSQL. */
const isBroken = (failure: unknown) =>
  failure !== undefined && (isLostConnection(failure) || !/^[0-9A-Z]{5}$/.test(String((failure as Coded).code ?? '')));

type Coded = { readonly code?: unknown };
