import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { collectDefaultMetrics } from 'prom-client';
import { Env } from '../env.js';
import { Metrics } from '../metrics/metrics.js';
import { endTracing } from '../tracing.js';
import { PlatformGauges } from './platform-gauges.js';
import { Readiness } from './readiness.js';

/** A page for the operator: HTML for a request, which fails without a database. */
export type OperatorPage = (request: IncomingMessage) => Promise<string>;

/** Forbids the page scripts, and all that is not in it. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves the operator's page, `/metrics`, `/health/live` and `/health/ready` of an API or a worker on a port of its own (`VSD_METRICS_PORT`),
 * which the operator keeps from the public: measurements name no tenant and no person, yet the load of the installation.
 */
@Injectable()
export class MetricsServer implements OnApplicationShutdown {
  #server?: Server;

  constructor(
    @Inject(Env) private readonly env: Env,
    private readonly metrics: Metrics,
    private readonly gauges: PlatformGauges,
    private readonly readiness: Readiness,
    private readonly logger: Logger,
  ) {}

  /** Begins to listen where a port is set; `page` is that of the address `/`. */
  async listen(page: OperatorPage): Promise<void> {
    const { VSD_METRICS_PORT: port, VSD_METRICS_HOST: host } = this.env;
    if (port === 0) return;
    const { registry } = this.metrics;
    collectDefaultMetrics({ register: registry });
    this.gauges.register();
    this.#server = createServer((request, response) => {
      this.#answer(request, response, page).catch((error: unknown) => {
        this.logger.warn({ err: error }, 'metrics or the page of tenants could not be read');
        send(response, 500, '');
      });
    });
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    this.logger.log(`Metrics at http://${host}:${port}/metrics`);
  }

  async onApplicationShutdown(): Promise<void> {
    this.#server?.closeAllConnections();
    this.#server?.close();
    await endTracing();
  }

  async #answer(request: IncomingMessage, response: ServerResponse, page: OperatorPage): Promise<void> {
    const { url } = request;
    const [{ registry }, { isReady }] = [this.metrics, this.readiness];
    if (url === '/metrics') send(response, 200, await registry.metrics(), registry.contentType);
    else if (url === '/health/live') send(response, 200, 'up');
    else if (url === '/health/ready') send(response, isReady ? 200 : 503, isReady ? 'up' : 'not ready');
    else if (url === '/') {
      const html = await page(request);
      response.setHeader('content-security-policy', POLICY).setHeader('cache-control', 'no-store');
      send(response, 200, html, 'text/html; charset=utf-8');
    } else send(response, 404, '');
  }
}

function send(response: ServerResponse, status: number, body: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
