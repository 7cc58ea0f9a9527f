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

/** A notice of a timeline entry for one user in the application. */
export interface Notice {
  readonly user: string;
  readonly kind: NotificationKind;
  readonly activity: Activity;
}

/** Stores notifications of users once each, in the transaction of the caller. */
@Injectable()
export class NoticeBoard {
  constructor(private readonly jobs: Jobs) {}

  /** Stores notices of a ticket; notices that an earlier attempt of the job has stored are left out. */
  async put(em: EntityManager, ticket: Ticket, notices: readonly Notice[]): Promise<void> {
    if (notices.length === 0) return;
    const ids = notices.map(({ activity }) => activity.id);
    const stored = await em.find(Notification, { activity: { id: { $in: ids } } });
    const isNew = ({ user, kind, activity }: Notice) =>
      stored.every((one) => one.kind !== kind || one.user.id !== user || one.activity?.id !== activity.id);
    const created = notices.filter(isNew).map(({ user, kind, activity }) =>
      Object.assign(new Notification(), {
        ...{ user: userRef(em, user), kind, ticket: ref(ticket), activity: ref(activity) },
        actor: activity.actor ? activity.createdBy : null,
      }),
    );
    await this.#add(em, created);
  }

  /** Stores the notice of a webhook that was switched off, once for each of its versions. */
  putWebhookOff(em: EntityManager, webhook: Webhook, users: readonly string[]): Promise<void> {
    const values = { kind: 'WEBHOOK_OFF', webhook: ref(webhook) } as const;
    return this.#addOnce(em, `${webhook.id} ${webhook.version}`, users, values);
  }

  /** Stores the notice of given-up jobs of a queue, once an hour. */
  putJobFailed(em: EntityManager, { queue, hour }: GivenUpJobs, users: readonly string[]): Promise<void> {
    return this.#addOnce(em, `${queue} ${hour}`, users, { kind: 'JOB_FAILED', queue });
  }

  /** Stores the missing notices of an event; the id of each follows from event and user. */
  async #addOnce(em: EntityManager, event: string, users: readonly string[], values: Partial<Notification>) {
    const notices = users.map((user) => ({ id: uuidv5(event, user), user: userRef(em, user), ...values }));
    const stored = await em.find(Notification, { id: { $in: notices.map(({ id }) => id) } });
    const missing = notices.filter(({ id }) => stored.every((one) => one.id !== id));
    await this.#add(
      em,
      missing.map((notice) => Object.assign(new Notification(), notice)),
    );
  }

  /** Stores notifications, with a job for each device of their users. */
  async #add(em: EntityManager, created: readonly Notification[]): Promise<void> {
    if (created.length === 0) return;
    const devices = await em.execute<{ id: string; user_id: string }[]>(
      'select id, user_id from push_subscription where tenant = ? and user_id = any(?::uuid[])',
      [currentTenant(), `{${created.map(({ user }) => user.id).join(',')}}`],
    );
    for (const notification of created) {
      em.persist(notification);
      for (const { id } of devices.filter((device) => device.user_id === notification.user.id))
        await this.jobs.send(em, PUSHES, { notification: notification.id, subscription: id });
    }
  }
}
