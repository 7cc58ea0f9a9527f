import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NotifiedEvent } from '../../vocabulary/mail.js';
import type { Ticket } from '../record/ticket.entity.js';
import type { Activity } from './activity.entity.js';
import { type ActivityEntry, addActivity } from './activity-log.js';
import { MESSAGE_EVENTS } from './activity-mail.js';
import type { NamedRecipients } from './ticket-notice.js';
import { TicketNotifications } from './ticket-notifications.js';

/** Adds activities to the timeline of a ticket and sends their notices, in the caller's transaction. */
@Injectable()
export class TimelineWriter {
  constructor(private readonly notifications: TicketNotifications) {}

  /** Adds an activity, with the notice of a message or work note. */
  async add(em: EntityManager, ticket: Ticket, entry: ActivityEntry): Promise<Activity> {
    const activity = await addActivity(em, ticket, entry);
    const event = MESSAGE_EVENTS[activity.kind];
    const mentioned = activity.mentions.map(({ id }) => id);
    if (event) this.notify(em, event, activity, mentioned.length > 0 ? { mentioned } : undefined);
    return activity;
  }

  /** Sends a notice of an activity to the mail worker; `recipients` names people whom the ticket no longer names. */
  notify(em: EntityManager, event: NotifiedEvent, { id, ticket }: Activity, recipients?: NamedRecipients): void {
    const notice = { event, ticketId: ticket.unwrap().id, activityId: id };
    this.notifications.notify(em, recipients ? { ...notice, recipients } : notice);
  }
}
