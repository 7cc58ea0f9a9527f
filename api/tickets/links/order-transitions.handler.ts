import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v5 as uuidv5 } from 'uuid';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { MailEvent } from '../../vocabulary/mail.js';
import { LinkKind, TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { lockTickets } from '../record/lock-ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { idOf } from '../record/ticket-ownership.js';
import { Activity } from '../timeline/activity.entity.js';
import { addActivity } from '../timeline/activity-log.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { ORDER_TRANSITIONS, type OrderTransition } from '../workflow/order-transitions.js';
import { TicketLink } from './ticket-link.entity.js';

/** Logs transitions of an order on the change that it carries out, and notifies the change's responsible agent. */
@Works(ORDER_TRANSITIONS)
@Injectable()
export class OrderTransitionsHandler implements JobHandler<OrderTransition> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly timeline: TimelineWriter,
  ) {}

  async handle({ activity }: OrderTransition): Promise<void> {
    await this.work.write(async (em) => {
      const transition = await em.findOne(Activity, recordKey(activity), { populate: ['ticket'] });
      if (!transition) return;
      const order = transition.ticket.unwrap();
      const links = await em.find(TicketLink, { kind: LinkKind.Executes, ticket: { id: order.id } });
      const changes = await lockTickets(
        em,
        links.map(({ target }) => target.unwrap().id),
      );
      const recipients: string[] = [];
      for (const change of changes.values()) {
        const responsible = idOf(change.responsible);
        if ((await logTransition(em, change, order, transition)) && responsible) recipients.push(responsible);
      }
      const event = mailOf(transition);
      if (event && recipients.length > 0) this.timeline.notify(em, event, transition, { following: recipients });
    });
  }
}

/** Logs a transition once, however often its job runs; returns whether this run has logged it. */
async function logTransition(em: EntityManager, change: Ticket, order: Ticket, transition: Activity): Promise<boolean> {
  const id = uuidv5(change.id, transition.id);
  if (await em.findOne(Activity, recordKey(id))) return false;
  const changes = [{ field: 'state', from: transition.fromState, to: transition.toState }];
  const entry = { kind: ActivityKind.OrderMoved, text: order.identifier, changes, bySystem: true };
  // Jobs may run in another order than their transitions.
  Object.assign(await addActivity(em, change, entry), { id, createdAt: transition.createdAt });
  return true;
}

/** The mail of a completion, or of a closing without one. */
function mailOf({ fromState, toState }: Activity): MailEvent | null {
  if (toState === TicketState.OrderCompleted) return 'ISSUE_STATE_ORDER_COMPLETED';
  return toState === TicketState.Closed && fromState !== TicketState.OrderCompleted ? 'ISSUE_STATE_CLOSED' : null;
}
