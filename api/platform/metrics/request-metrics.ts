import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Logger } from 'nestjs-pino';
import { inSpan } from '../tracing.js';
import { Metrics } from './metrics.js';

/**
 * Measures each request from its arrival until its answer is sent, and logs it in one line. The line has no query, since
 * searches name people, and no line is written for the probes of load balancers.
 */
@Injectable()
export class RequestMetrics {
  #open = 0;

  constructor(
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {
    metrics.gauge('vsd_http_requests_in_flight', 'Open requests, streams included', () => this.#open);
  }

  readonly measure = (request: Request, response: Response, next: NextFunction): void => {
    const began = performance.now();
    this.#open += 1;
    const { method } = request;
    const { traceparent: parent } = request.headers as Record<string, string | undefined>;
    const { promise: answered, resolve: onClosed } = Promise.withResolvers<void>();
    void inSpan({ name: method, kind: 'server', attributes: { 'http.request.method': method }, parent }, (span) => {
      response.once('close', () => {
        this.#open -= 1;
        this.#note(request, response, performance.now() - began);
        const { operation = method, session } = response.locals;
        span?.updateName(operation).setAttributes({
          'http.response.status_code': response.statusCode,
          'vsd.request_id': session?.requestId,
          'vsd.tenant': session?.tenant,
        });
        onClosed();
      });
      next();
      return answered;
    });
  };

  #note({ method, originalUrl }: Request, response: Response, ms: number): void {
    // Of the access guard; without it the address has no operation.
    const operation = (response.locals.operation as string | undefined) ?? 'none';
    const status = response.writableFinished ? String(response.statusCode) : 'aborted';
    // The age of a stream is no duration of work.
    const isStream = String(response.getHeader('content-type')).startsWith('text/event-stream');
    if (!isStream) this.metrics.requests.observe({ operation, method, status }, ms / 1_000);
    const [path = ''] = originalUrl.split('?', 1);
    if (path.includes('/services/health/')) return;
    const [requestId, trace] = [response.getHeader('X-Request-Id'), response.getHeader('traceparent')];
    const line = { requestId, ...(trace && { trace }), method, path, operation, status, ms: Math.round(ms) };
    this.logger.log(line, 'request');
  }
}
