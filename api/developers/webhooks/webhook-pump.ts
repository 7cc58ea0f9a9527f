import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { secretOf } from '../../platform/resource/secret-kind.js';
import { SealBroken } from '../../platform/secret-box.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { signedHeaders } from './signature.js';
import { Webhook } from './webhook.entity.js';
import { WEBHOOK_NOTICES } from './webhook-notice-queue.js';
import { WebhookOutbox } from './webhook-outbox.js';
import { PATIENCE_MS, waitAfterAttempt } from './webhook-plan.js';
import { isTaken, type Outcome, WebhookSender } from './webhook-sender.js';

/**
 * Most deliveries of one query, and most records whose deliveries are sent at the same time; a channel takes one message at
 * a time.
 */
const BATCH = 200;
const AT_ONCE = 8;
const LEASE_S = 60;
const RENEW_MS = 20_000;
/** Status of a receiver that wants no more deliveries (Standard Webhooks). */
const GONE = 410;

interface Due {
  readonly id: string;
  readonly record: string;
  readonly body: string;
  readonly attempts: number;
}

/**
 * Sends the deliveries of one webhook, as long as this worker holds it: those of a record one after the other, those of
 * several records at the same time. After a failed delivery, the later ones of its record wait. No transaction is open
 * during a call.
 */
@Injectable()
export class WebhookPump {
  constructor(
    private readonly work: UnitOfWork,
    private readonly outbox: WebhookOutbox,
    private readonly sender: WebhookSender,
    private readonly jobs: Jobs,
  ) {}

  /** Sends until no delivery is due, unless another worker holds the webhook. */
  async run(id: string, holder: string, signal: AbortSignal): Promise<void> {
    if (!(await this.#take(id, holder))) return;
    // The next renewal replaces a failed one; otherwise the lease expires and another worker goes on.
    const renewal = setInterval(() => void this.#take(id, holder).catch(() => undefined), RENEW_MS).unref();
    try {
      for (let more = true; more && !signal.aborted; ) {
        const isFilled = await this.outbox.fill(id, holder);
        more = (await this.#deliver(id, signal)) || isFilled;
      }
    } finally {
      clearInterval(renewal);
      await this.#note(
        'update webhook set lease_holder = null, lease_until = null where tenant = ? and id = ? and lease_holder = ?',
        [currentTenant(), id, holder],
      );
    }
  }

  async #take(id: string, holder: string): Promise<boolean> {
    const taken = await this.#note(
      `update webhook set lease_holder = ?, lease_until = now() + make_interval(secs => ?)
        where tenant = ? and id = ? and active and (lease_holder = ? or coalesce(lease_until < now(), true)) returning id`,
      [holder, LEASE_S, currentTenant(), id, holder],
    );
    return taken.length > 0;
  }

  /** Sends the due deliveries. Returns whether there were any. */
  async #deliver(id: string, signal: AbortSignal): Promise<boolean> {
    const { webhook, due } = await this.work.read(async (em) => ({
      webhook: await em.findOne(Webhook, recordKey(id)),
      due: await em.execute<Due[]>(
        `select id, record, body, attempts from webhook_delivery
          where tenant = ? and webhook_id = ? and state = 'WAITING' and next_at <= ? order by number limit ?`,
        [currentTenant(), id, clock.now(), BATCH],
      ),
    }));
    if (!webhook?.active || due.length === 0) return false;
    const secret = secretIn(webhook);
    const queues = [...Map.groupBy(due, ({ record }) => record).values()].values();
    const sendNext = async () => {
      for (const queue of queues) {
        for (const delivery of queue) {
          if (signal.aborted) return;
          if (!(await this.#send(webhook, secret, delivery))) break;
        }
      }
    };
    await Promise.all(Array.from({ length: webhook.format === 'JSON' ? AT_ONCE : 1 }, sendNext));
    return true;
  }

  /** Sends a delivery. Returns whether it is finished: taken by the receiver, or given up. */
  async #send(webhook: Webhook, secret: string | null, { id, record, body, attempts }: Due): Promise<boolean> {
    const outcome = secret
      ? await this.sender.post(webhook.url, signedHeaders(secret, id, body, clock.now()), body)
      : { status: null, answer: 'SECRET_LOST' };
    return isTaken(outcome)
      ? this.#delivered(webhook, id, outcome)
      : this.#failed(webhook, { id, record, attempts }, outcome);
  }

  async #delivered({ tenant, id: webhook }: Webhook, id: string, { status, answer }: Outcome): Promise<boolean> {
    const now = clock.now();
    await this.work.write(async (em) => {
      await em.execute(
        `update webhook_delivery set state = 'DELIVERED', status = ?, answer = ?, attempts = attempts + 1, delivered_at = ?,
                next_at = null where tenant = ? and id = ?`,
        [status, answer, now, tenant, id],
      );
      await em.execute(
        `update webhook set state = 'WORKING', failing_since = null, problem = null
          where tenant = ? and id = ? and failing_since is not null`,
        [tenant, webhook],
      );
    });
    return true;
  }

  async #failed(
    { tenant, id: webhook }: Webhook,
    { id, record, attempts }: Omit<Due, 'body'>,
    { status, answer }: Outcome,
  ): Promise<boolean> {
    const now = clock.now();
    const wait = waitAfterAttempt(attempts + 1);
    const next = wait === undefined ? null : new Date(now.getTime() + wait * 1_000);
    const problem = status === null ? answer : `HTTP ${status}`;
    await this.work.write(async (em) => {
      await em.execute(
        `update webhook_delivery set attempts = attempts + 1, status = ?, answer = ?, state = ? where tenant = ? and id = ?`,
        [status, answer, next ? 'WAITING' : 'FAILED', tenant, id],
      );
      if (next)
        await em.execute(
          `update webhook_delivery set next_at = ?
            where tenant = ? and webhook_id = ? and record = ? and state = 'WAITING'`,
          [next, tenant, webhook, record],
        );
      const [failing] = await em.execute<{ failing_since: Date }[]>(
        `update webhook set failing_since = coalesce(failing_since, ?), state = 'FAILING', problem = ?
          where tenant = ? and id = ? and active returning failing_since`,
        [now, problem, tenant, webhook],
      );
      const since = failing && new Date(failing.failing_since).getTime();
      if (since !== undefined && (status === GONE || now.getTime() - since > PATIENCE_MS)) {
        await em.execute(
          `update webhook set active = false, state = 'OFF', version = version + 1 where tenant = ? and id = ?`,
          [tenant, webhook],
        );
        await this.jobs.send(em, WEBHOOK_NOTICES, { webhook });
      }
    });
    return next === null;
  }

  #note(text: string, values: readonly unknown[]): Promise<unknown[]> {
    return this.work.write((em) => em.execute<unknown[]>(text, values as never));
  }
}

/** Null for a secret that no key decrypts. */
function secretIn(webhook: Webhook): string | null {
  try {
    return secretOf(webhook, 'secret');
  } catch (error) {
    if (error instanceof SealBroken) return null;
    throw error;
  }
}
