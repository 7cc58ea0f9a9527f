import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NextFunction, Request, Response } from 'express';
import { Env } from '../env.js';

/**
 * Ends a process without breaking requests: it reports that it is not ready and goes on; once present requests are
 * answered it accepts no connection, answers later requests, and ends.
 */
@Injectable()
export class Drain implements OnModuleDestroy, BeforeApplicationShutdown {
  isDraining = false;
  readonly #open = new Set<Response>();

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Counts open requests; during the shutdown a connection is closed after its answer. */
  readonly count = (_request: Request, response: Response, next: NextFunction): void => {
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
    if (this.isDraining) response.setHeader('Connection', 'close');
    next();
  };

  onModuleDestroy(): void {
    this.isDraining = true;
    for (const response of this.#open) if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  async beforeApplicationShutdown(): Promise<void> {
    const server = this.host.httpAdapter?.getHttpServer() as Server | undefined;
    if (!server?.listening) return;
    await pause(this.env.VSD_DRAIN_DELAY_MS);
    const over = new AbortController();
    const limit = pause(this.env.VSD_DRAIN_MS, undefined, { signal: over.signal }).catch(() => undefined);
    await Promise.race([this.#answered(), limit]);
    const closed = once(server, 'close');
    server.close();
    await Promise.race([this.#answered(), limit]);
    over.abort();
    server.closeAllConnections();
    await closed;
  }

  /** Resolves when the requests that are open now are answered. */
  async #answered(): Promise<void> {
    await Promise.all([...this.#open].map((response) => once(response, 'close')));
  }
}
