import { createHash } from 'node:crypto';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Logger } from 'nestjs-pino';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DatabaseGate } from '../database/database-gate.js';
import { Env } from '../env.js';
import { Problem } from '../http/problem.js';
import { currentSession, limitHolderOf } from '../tenancy/session.js';
import type { Limit, OperationOptions } from './operation.js';

const WINDOW_SECONDS = 60;
/** Longest wait for a count; afterwards the process counts by itself. */
const PATIENCE_MS = 1_000;
const TABLE = { schemaName: 'limits', tableName: 'rate_limit', tableCreated: true } as const;

/**
 * Limits the requests of a caller over all processes, in an unlogged table: all requests by the minute, those of some
 * operations more tightly. A caller is a user of a tenant, or an IP address without a sign-in. Without the database
 * each process counts alone.
 */
@Injectable()
export class RateLimits implements OnApplicationShutdown {
  readonly #pool?: pg.Pool;
  readonly #general?: Limit;
  readonly #counters = new Map<Limit, RateLimiterPostgres>();

  constructor(
    @Inject(Env) { VSD_RATE_LIMIT: points }: Env,
    gate: DatabaseGate,
    private readonly logger: Logger,
  ) {
    if (points === 0) return;
    const timeouts = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
    this.#pool = new pg.Pool({ ...gate.pool('volta-limits', 2), ...timeouts });
    this.#pool.on('error', (error) => this.logger.warn({ err: error }, 'a connection of the limits broke'));
    this.#general = { name: 'all', points, seconds: WINDOW_SECONDS, by: 'user' };
  }

  /** Counts a request of the session's user or address. Throws 429 with the time to wait beyond the limit. */
  async count(request: Request, response: Response): Promise<void> {
    if (this.#general) await this.#consume(this.#general, request, response);
  }

  /**
   * Counts a permitted request against the tight limits of its operation. The handler consumes a limit of the record in
   * the address (`consumeRecordLimit`) once the record is within reach: otherwise a stranger could use it up.
   */
  async consume({ limit: declared = [] }: OperationOptions, request: Request, response: Response): Promise<void> {
    if (!this.#general) return;
    const limits = [declared].flat();
    const consumeAll = async (some: readonly Limit[]) => {
      for (const limit of some) await this.#consume(limit, request, response);
    };
    currentSession().consumeRecordLimit = () => consumeAll(limits.filter(({ by }) => by === 'record'));
    await consumeAll(limits.filter(({ by }) => by !== 'record'));
  }

  async #consume(limit: Limit, request: Request, response: Response): Promise<void> {
    const counter = this.#counters.get(limit) ?? this.#counter(limit);
    this.#counters.set(limit, counter);
    const key = {
      record: () => `${currentSession().tenant}:${request.params.id}`,
      link: () => digestOf(`${request.params.tenant}:${request.params.token}`),
      address: () => addressOf(request),
      user: () => callerOf(request),
    }[limit.by]();
    try {
      const { remainingPoints, msBeforeNext } = await counter.consume(key);
      setHeaders(response, limit, remainingPoints, Math.ceil(msBeforeNext / 1_000));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      setHeaders(response, limit, 0, seconds);
      throw tooMany(response, seconds);
    }
  }

  #counter(limit: Limit): RateLimiterPostgres {
    const { name, points, seconds } = limit;
    const options = { keyPrefix: name, points, duration: seconds };
    return new RateLimiterPostgres({
      ...options,
      ...TABLE,
      clearExpiredByTimeout: limit === this.#general,
      storeClient: this.#pool,
      storeType: 'pool',
      inMemoryBlockOnConsumed: points,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#pool?.end();
  }
}

/** Limits store no secret. */
const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

const addressOf = ({ ip, socket }: Request) => `address:${ip ?? socket.remoteAddress ?? ''}`;

function callerOf(request: Request): string {
  const { user, tenant } = currentSession();
  return user ? `user:${tenant ?? ''}:${limitHolderOf(user)}` : addressOf(request);
}

/** Sets the headers of the IETF's draft: the remaining requests, and the end of the window. */
function setHeaders(response: Response, { points, seconds }: Limit, left: number, wait: number): void {
  response.setHeader('RateLimit', `"default";r=${left};t=${wait}`);
  response.setHeader('RateLimit-Policy', `"default";q=${points};w=${seconds}`);
}

function tooMany(response: Response, seconds: number): Problem {
  response.setHeader('Retry-After', String(seconds));
  return new Problem(429, 'TOO_MANY_REQUESTS', { seconds });
}
