import { type EntityManager, ref } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import type { Webhook } from '../developers/webhooks/webhook.entity.js';
import { userRef } from '../masterdata/acting-user.js';
import type { GivenUpJobs } from '../platform/jobs/given-up-jobs.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { currentTenant } from '../platform/tenancy/session.js';
import type { Ticket } from '../tickets/record/ticket.entity.js';
import type { Activity } from '../tickets/timeline/activity.entity.js';
import type { NotificationKind } from '../vocabulary/notification.js';
import { Notification } from './record/notification.entity.js';
import { PUSHES } from './record/push-queue.js';

/** Something on a ticket that a user is to be told of in the application. */
export interface Notice {
  readonly user: string;
  readonly kind: NotificationKind;
  readonly activity: Activity;
}

/** Puts up what people are told of, in the transaction of the caller; each is told once. */
@Injectable()
export class NoticeBoard {
  constructor(private readonly jobs: Jobs) {}

  /** What happened on a ticket, by the entries of its timeline. */
  async put(em: EntityManager, ticket: Ticket, notices: readonly Notice[]): Promise<void> {
    if (notices.length === 0) return;
    const unknown = await this.#unknown(em, notices);
    const told = unknown.map(({ user, kind, activity }) =>
      Object.assign(new Notification(), {
        ...{ user: userRef(em, user), kind, ticket: ref(ticket), activity: ref(activity) },
        actor: activity.actor ? activity.createdBy : null,
      }),
    );
    await this.#ring(em, told);
  }

  /** That a webhook was switched off. The id follows from person and version, so that each time is told once. */
  async putWebhookOff(em: EntityManager, webhook: Webhook, users: readonly string[]): Promise<void> {
    const about = users.map((user) => ({ id: uuidv5(`${webhook.id} ${webhook.version}`, user), user }));
    await this.#putOnce(em, about, { kind: 'WEBHOOK_OFF', webhook: ref(webhook) });
  }

  /** That jobs of a queue were given up. The id follows from person, queue and hour, so that there is one notice an hour. */
  async putJobFailed(em: EntityManager, { queue, hour }: GivenUpJobs, users: readonly string[]): Promise<void> {
    const about = users.map((user) => ({ id: uuidv5(`${queue} ${hour}`, user), user }));
    await this.#putOnce(em, about, { kind: 'JOB_FAILED', queue });
  }

  /** Stores the notices that are not stored yet, by their ids. */
  async #putOnce(
    em: EntityManager,
    about: readonly { readonly id: string; readonly user: string }[],
    values: Partial<Notification>,
  ): Promise<void> {
    const known = await em.find(Notification, { id: { $in: about.map(({ id }) => id) } });
    const missing = about.filter(({ id }) => known.every((one) => one.id !== id));
    await this.#ring(
      em,
      missing.map(({ id, user }) => Object.assign(new Notification(), { id, user: userRef(em, user), ...values })),
    );
  }

  /** Their devices are told by a job of its own; it is made for those who have any. */
  async #ring(em: EntityManager, told: readonly Notification[]): Promise<void> {
    if (told.length === 0) return;
    const devices = await em.execute<{ id: string; user_id: string }[]>(
      'select id, user_id from push_subscription where tenant = ? and user_id = any(?::uuid[])',
      [currentTenant(), `{${told.map(({ user }) => user.id).join(',')}}`],
    );
    for (const notification of told) {
      em.persist(notification);
      for (const { id } of devices.filter((device) => device.user_id === notification.user.id))
        await this.jobs.send(em, PUSHES, { notification: notification.id, subscription: id });
    }
  }

  /** What is put up already, by an earlier attempt of the same work, stays. */
  async #unknown(em: EntityManager, notices: readonly Notice[]): Promise<readonly Notice[]> {
    const ids = notices.map(({ activity }) => activity.id);
    const known = await em.find(Notification, { activity: { id: { $in: ids } } });
    return notices.filter(({ user, kind, activity }) =>
      known.every((one) => one.kind !== kind || one.user.id !== user || one.activity?.id !== activity.id),
    );
  }
}
