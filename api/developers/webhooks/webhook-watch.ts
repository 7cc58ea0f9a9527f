import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { Watch } from '../../platform/jobs/watch.js';
import { runAsTenant } from '../../platform/tenancy/session.js';
import { rowsOfActive } from '../../platform/tenancy/tenant-register.js';
import { TenantTurns } from '../../platform/tenant-turns.js';
import { inSpan } from '../../platform/tracing.js';
import { WebhookPump } from './webhook-pump.js';

/** Interval between two checks for events and due deliveries. */
const LOOK_MS = 1_000;
/** Most webhooks to which one worker delivers at the same time; a tenant has at most half of them. */
const AT_ONCE = 8;
/** Milliseconds after which a webhook with more deliveries lets the next one pass. */
const TURN_MS = 5_000;

/** A webhook with due work, from the function of the database for all tenants. */
interface DueWebhook {
  readonly tenant: string;
  readonly id: string;
}

/**
 * Checks every second which webhooks of all tenants have due work, and delivers to each by one worker at a time: in turns
 * by tenant, and by turns of a tenant's webhooks.
 */
@Injectable()
export class WebhookWatch extends Watch {
  readonly #holder = randomUUID();
  readonly #running = new Map<string, Promise<void>>();
  readonly #leaving = new AbortController();
  readonly #turns = new TenantTurns({ places: AT_ONCE });

  constructor(
    private readonly orm: MikroORM,
    private readonly pump: WebhookPump,
    logger: Logger,
  ) {
    super(logger, { pauseMs: LOOK_MS, failure: 'webhooks are not looked after for the moment' });
  }

  protected override async leave(): Promise<void> {
    this.#leaving.abort();
    await Promise.all(this.#running.values());
  }

  protected async poll(): Promise<void> {
    const due = await rowsOfActive<DueWebhook>(this.orm, 'vsd_webhooks_due');
    for (const { tenant, id } of due) {
      if (this.isEnded || this.#running.has(id)) continue;
      const ended = this.#turns
        .run(tenant, () => this.#deliver(tenant, id))
        .catch((error) => this.logger.warn({ err: error, webhook: id }, 'webhook delivery failed for the moment'))
        .finally(() => this.#running.delete(id));
      this.#running.set(id, ended);
    }
  }

  async #deliver(tenant: string, id: string): Promise<void> {
    const { signal } = this.#leaving;
    if (signal.aborted) return;
    const turn = AbortSignal.any([signal, AbortSignal.timeout(TURN_MS)]);
    const attributes = { 'vsd.tenant': tenant };
    await inSpan({ name: 'webhook-deliveries', kind: 'internal', attributes }, () =>
      runAsTenant(tenant, () => this.pump.run(id, this.#holder, turn)),
    );
  }
}
