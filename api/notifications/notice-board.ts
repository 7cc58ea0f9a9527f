import { type EntityManager, ref } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { userRef } from '../masterdata/acting-user.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { currentTenant } from '../platform/tenancy/session.js';
import type { Ticket } from '../tickets/record/ticket.entity.js';
import type { Activity } from '../tickets/timeline/activity.entity.js';
import type { NotificationKind } from '../vocabulary/notification.js';
import { Notification } from './record/notification.entity.js';
import { PUSHES } from './record/push-queue.js';

/** Something that a user is to be told of in the application. */
export interface Notice {
  readonly user: string;
  readonly kind: NotificationKind;
  readonly activity: Activity;
}

/** Puts up what people are told of, in the transaction of the caller; each is told once. */
@Injectable()
export class NoticeBoard {
  constructor(private readonly jobs: Jobs) {}

  /** Their devices are told by a job of its own; it is made for those who have any. */
  async put(em: EntityManager, ticket: Ticket, notices: readonly Notice[]): Promise<void> {
    if (notices.length === 0) return;
    const devices = await em.execute<{ id: string; user_id: string }[]>(
      'select id, user_id from push_subscription where tenant = ? and user_id = any(?::uuid[])',
      [currentTenant(), `{${notices.map(({ user }) => user).join(',')}}`],
    );
    for (const { user, kind, activity } of await this.#unknown(em, notices)) {
      const told = Object.assign(new Notification(), {
        ...{ user: userRef(em, user), kind, ticket: ref(ticket), activity: ref(activity) },
        actor: activity.actor ? activity.createdBy : null,
      });
      em.persist(told);
      for (const { id } of devices.filter((device) => device.user_id === user))
        await this.jobs.send(em, PUSHES, { notification: told.id, subscription: id });
    }
  }

  /** What is put up already, by an earlier attempt of the same work, stays. */
  async #unknown(em: EntityManager, notices: readonly Notice[]): Promise<readonly Notice[]> {
    const ids = notices.map(({ activity }) => activity.id);
    const known = await em.find(Notification, { activity: { id: { $in: ids } } });
    return notices.filter(({ user, kind, activity }) =>
      known.every((one) => one.kind !== kind || one.user.id !== user || one.activity.id !== activity.id),
    );
  }
}
