import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { clock } from '../platform/clock.js';
import { appendEvents } from '../platform/events/event-log.js';
import { invalidField, notFound } from '../platform/http/problem.js';
import { sweepDaily } from '../platform/jobs/daily-sweep.js';
import { currentTenant, currentUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import type { MarkedNotifications, ReadNotifications } from './notifications.shape.js';
import { Notification } from './record/notification.entity.js';

/** Days for which read and unread notifications are kept. */
const READ_DAYS = 90;
const UNREAD_DAYS = 365;

sweepDaily(Notification, (ago) => ({
  $or: [{ unread: false, updatedAt: { $lt: ago(READ_DAYS) } }, { createdAt: { $lt: ago(UNREAD_DAYS) } }],
}));

/** Marks notifications as read; users reach only their own. */
@Injectable()
export class NotificationsService {
  constructor(private readonly work: UnitOfWork) {}

  /** Marks notifications of the user. Throws 404 for a foreign id, 422 unless exactly one selection is sent. */
  markRead(sent: ReadNotifications): Promise<MarkedNotifications> {
    const { ids = [], ticket, until } = sent;
    if ([ids.length > 0, ticket, until].filter(Boolean).length !== 1) throw invalidField('', 'CHOOSE_ONE');
    return this.work.write(async (em) => {
      if (ids.length > 0) {
        const own = await em.count(Notification, { id: { $in: ids }, user: { id: currentUser().id as string } });
        if (own < ids.length) throw notFound();
        return mark(em, 'id = any(?::uuid[])', `{${ids.join(',')}}`);
      }
      return ticket ? mark(em, 'ticket_id = ?', ticket) : mark(em, 'created_at <= ?', until);
    });
  }
}

/** Marks notifications in one statement, with one event for all, after which open screens reload the list. */
async function mark(em: EntityManager, condition: string, value: unknown): Promise<MarkedNotifications> {
  const { id: user, name } = currentUser();
  const now = clock.now();
  const tenant = currentTenant();
  const marked = await em.execute<{ id: string }[]>(
    `update notification set read_at = ?, updated_at = ?, updated_by = ?, version = version + 1
      where tenant = ? and user_id = ? and unread and ${condition} returning id`,
    [now, now, name, tenant, user, value],
  );
  const [first] = marked;
  if (first) {
    const changed = { resource: 'notifications', record: first.id, kind: 'changed', fields: ['readAt'] };
    await appendEvents(em, [{ tenant, id: uuidv7(), ...changed, actor: user }]);
  }
  return { marked: marked.length };
}
