import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds of the measured durations, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A value of a gauge, with the label that tells it from the others of its name. */
export interface LabelledValue {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The measurements of this process in the format of Prometheus; `MetricsServer` publishes them. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  /** Duration of requests by the operationId of the document, 'none' for addresses without an operation. */
  readonly requests = new Histogram({
    name: 'vsd_http_request_duration_seconds',
    help: 'Duration of requests, without streams of live updates',
    labelNames: ['operation', 'method', 'status'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });

  readonly jobs = new Histogram({
    name: 'vsd_job_duration_seconds',
    help: 'Duration of attempts at jobs by their queue and result: completed, failed, given-up',
    labelNames: ['queue', 'result'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });

  readonly mails = new Counter({
    name: 'vsd_mails_total',
    help: 'Mails sent to the mail server by result: sent, refused, failed',
    labelNames: ['result'] as const,
    registers: [this.registry],
  });

  readonly webhooks = new Counter({
    name: 'vsd_webhook_deliveries_total',
    help: 'Attempts to deliver webhooks by result: delivered, refused, unreachable',
    labelNames: ['result'] as const,
    registers: [this.registry],
  });

  readonly longReads = new Counter({
    name: 'vsd_long_reads_total',
    help: 'Long reads of exports and figures by the server that answered: replica, primary',
    labelNames: ['server'] as const,
    registers: [this.registry],
  });

  /** Adds a gauge that `read` fills at each scrape: a number, or a value for each combination of labels. */
  gauge(name: string, help: string, read: () => number | Promise<readonly LabelledValue[]>): void {
    new Gauge({
      name,
      help,
      labelNames: ['queue', 'pool', 'state'],
      registers: [this.registry],
      async collect() {
        const found = await read();
        this.reset();
        if (typeof found === 'number') this.set(found);
        else for (const { labels, value } of found) this.set(labels, value);
      },
    });
  }
}
