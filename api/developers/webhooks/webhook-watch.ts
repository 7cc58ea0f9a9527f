import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Logger } from 'nestjs-pino';
import { Watch } from '../../platform/jobs/watch.js';
import { runAsTenant } from '../../platform/tenancy/session.js';
import { TenantTurns } from '../../platform/tenant-turns.js';
import { WebhookPump } from './webhook-pump.js';

/** How soon an event, or a delivery that has come due, is noticed. */
const LOOK_MS = 1_000;
/** Webhooks that one worker tells at the same time; a tenant has half of these places at most. */
const AT_ONCE = 8;
/** Milliseconds after which a webhook that has more to tell gives its place to the next one. */
const TURN_MS = 5_000;

/** A webhook with something to do, as the function of the database tells it for all tenants. */
interface DueWebhook {
  readonly tenant: string;
  readonly id: string;
}

/**
 * Looks every second which webhooks of all tenants have something to tell, and has each told by one worker at a time: in
 * turns by tenant, and those of a tenant in turns as well.
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
    const due = await this.orm.em.fork().execute<DueWebhook[]>('select * from vsd_webhooks_due()');
    for (const { tenant, id } of due) {
      if (this.isEnded || this.#running.has(id)) continue;
      const ended = this.#turns
        .run(tenant, () => this.#tell(tenant, id))
        .catch((error) => this.logger.warn({ err: error, webhook: id }, 'webhook not told for the moment'))
        .finally(() => this.#running.delete(id));
      this.#running.set(id, ended);
    }
  }

  async #tell(tenant: string, id: string): Promise<void> {
    const { signal } = this.#leaving;
    if (signal.aborted) return;
    const turn = AbortSignal.any([signal, AbortSignal.timeout(TURN_MS)]);
    await runAsTenant(tenant, () => this.pump.run(id, this.#holder, turn));
  }
}
