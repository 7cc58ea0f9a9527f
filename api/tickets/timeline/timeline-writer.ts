import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { NotifiedEvent } from '../../vocabulary/mail.js';
import type { Ticket } from '../record/ticket.entity.js';
import type { Activity } from './activity.entity.js';
import { type ActivityEntry, logActivity, noteActivity } from './activity-log.js';
import { SAID } from './activity-mail.js';
import type { NamedRecipients } from './ticket-notice.js';
import { TicketNotifications } from './ticket-notifications.js';

/** Writes what is said and done into the timeline of a ticket, and tells those whom it concerns; in the caller's transaction. */
@Injectable()
export class TimelineWriter {
  constructor(private readonly notifications: TicketNotifications) {}

  /** Adds what somebody says, with the mails that such an entry brings. */
  async add(em: EntityManager, ticket: Ticket, entry: ActivityEntry): Promise<Activity> {
    const activity = logActivity(em, ticket, entry);
    await noteActivity(em, ticket);
    const event = SAID[activity.kind];
    const mentioned = activity.mentions.map(({ id }) => id);
    if (event) this.notify(em, event, activity, mentioned.length > 0 ? { mentioned } : undefined);
    return activity;
  }

  /** Tells the mail worker of an event; `recipients` names who is meant where the ticket no longer tells. */
  notify(em: EntityManager, event: NotifiedEvent, { id, ticket }: Activity, recipients?: NamedRecipients): void {
    const notice = { event, ticketId: ticket.unwrap().id, activityId: id };
    this.notifications.notify(em, recipients ? { ...notice, recipients } : notice);
  }
}
