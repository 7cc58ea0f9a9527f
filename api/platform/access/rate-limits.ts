import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Logger } from 'nestjs-pino';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DatabaseGate } from '../database/database-gate.js';
import { Env } from '../env.js';
import { Problem } from '../http/problem.js';
import { budgetOf, currentSession } from '../tenancy/session.js';
import type { Limit, OperationOptions } from './operation.js';
import { type Standing, Tally } from './tally.js';

const WINDOW_SECONDS = 60;
const EXCHANGE_MS = 1_000;
/** Longer than that nobody waits for a count: without the database each process counts by itself. */
const PATIENCE_MS = 1_000;
/** So many are counted and never refused here: the tally decides. */
const NO_END = 1_000_000_000;
const TABLE = { schemaName: 'limits', tableName: 'rate_limit', tableCreated: true } as const;

/**
 * How often one caller may ask, counted over all processes in an unlogged table: everything by the minute, generously,
 * and a few operations tightly. Callers are users of a tenant, so that none uses up what another has; who has not signed
 * in is known by the address. A database that is away refuses nobody.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  readonly #pool?: pg.Pool;
  readonly #tally?: Tally;
  readonly #timer?: NodeJS.Timeout;
  readonly #tight = new Map<Limit, RateLimiterPostgres>();
  #exchanging = false;

  constructor(
    @Inject(Env) { VSD_RATE_LIMIT: points, DATABASE_URL }: Env,
    gate: DatabaseGate,
    private readonly logger: Logger,
  ) {
    if (points === 0) return;
    const timeouts = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
    this.#pool = new pg.Pool({
      ...gate.settings('volta-limits'),
      ...timeouts,
      connectionString: DATABASE_URL,
      max: 2,
    });
    this.#pool.on('error', (error) => this.logger.warn({ err: error }, 'a connection of the limits broke'));
    const shared = this.#counter('all', { points: NO_END, seconds: WINDOW_SECONDS, clearExpiredByTimeout: true });
    this.#tally = new Tally(points, WINDOW_SECONDS, async (key, requests) => {
      const { consumedPoints: sum, msBeforeNext: left } = await shared.consume(key, requests);
      return { sum, left };
    });
    this.#timer = setInterval(() => void this.#exchange(), EXCHANGE_MS).unref();
  }

  /** Counts a request of whom the session knows, else of the address: 429 with the time to wait beyond the limit. */
  count(request: Request, response: Response): void {
    if (!this.#tally) return;
    const { served, ...standing } = this.#tally.count(callerOf(request));
    tell(response, standing, this.#tally.points, this.#tally.seconds);
    if (!served) throw tooMany(response, standing.seconds);
  }

  /**
   * Counts a request against the tight limits of its operation, once its caller may make it. A limit of the record in the
   * address is spent by the handler (`spendOnRecord`), once the record is within the caller's reach: otherwise a stranger
   * would use up what others may do with it.
   */
  async spend({ limit: given = [] }: OperationOptions, request: Request, response: Response): Promise<void> {
    if (!this.#tally) return;
    const limits = [given].flat();
    const spendAll = async (some: readonly Limit[]) => {
      for (const limit of some) await this.#spendTightly(limit, request, response);
    };
    currentSession().spendOnRecord = () => spendAll(limits.filter(({ by }) => by === 'record'));
    await spendAll(limits.filter(({ by }) => by !== 'record'));
  }

  async #spendTightly(limit: Limit, request: Request, response: Response): Promise<void> {
    const counter = this.#tight.get(limit) ?? this.#counter(limit.name, limit);
    this.#tight.set(limit, counter);
    const key = {
      record: () => `${currentSession().tenant}:${request.params.id}`,
      link: () => digestOf(`${request.params.tenant}:${request.params.token}`),
      address: () => addressOf(request),
      user: () => callerOf(request),
    }[limit.by]();
    try {
      const { remainingPoints, msBeforeNext } = await counter.consume(key);
      tell(response, { left: remainingPoints, seconds: Math.ceil(msBeforeNext / 1_000) }, limit.points, limit.seconds);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      tell(response, { left: 0, seconds }, limit.points, limit.seconds);
      throw tooMany(response, seconds);
    }
  }

  #counter(
    name: string,
    { points, seconds, ...more }: { points: number; seconds: number; clearExpiredByTimeout?: boolean },
  ) {
    const options = { keyPrefix: name, points, duration: seconds };
    return new RateLimiterPostgres({
      ...options,
      ...TABLE,
      ...more,
      storeClient: this.#pool,
      storeType: 'pool',
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }

  async #exchange(): Promise<void> {
    if (this.#exchanging) return;
    this.#exchanging = true;
    try {
      await this.#tally?.exchange();
    } catch (error) {
      this.logger.warn({ err: error }, 'the counts of requests could not be exchanged');
    } finally {
      this.#exchanging = false;
    }
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#pool?.end();
  }
}

/** Secrets are kept nowhere. */
const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const addressOf = ({ ip, socket }: Request) => `address:${ip ?? socket.remoteAddress ?? ''}`;

function callerOf(request: Request): string {
  const { user, tenant } = currentSession();
  return user ? `user:${tenant ?? ''}:${budgetOf(user)}` : addressOf(request);
}

/** As the IETF's draft of the header fields has it: what is left, and when the window ends. */
function tell(response: Response, { left, seconds }: Standing, points: number, window: number): void {
  response.setHeader('RateLimit', `"default";r=${left};t=${seconds}`);
  response.setHeader('RateLimit-Policy', `"default";q=${points};w=${window}`);
}

function tooMany(response: Response, seconds: number): Problem {
  response.setHeader('Retry-After', String(seconds));
  return new Problem(429, 'TOO_MANY_REQUESTS', { seconds });
}
