import { Injectable, type OnModuleInit } from '@nestjs/common';
import { STAFF } from '../../masterdata/access.js';
import { permits } from '../../platform/access/permission.js';
import { EventTopics } from '../../platform/events/event-topics.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { Role } from '../../vocabulary/role.js';
import type { TicketState, TicketType } from '../../vocabulary/ticket.js';
import { Invoice } from '../invoices/invoice.entity.js';
import { TicketLink } from '../links/ticket-link.entity.js';
import { PRESENCE } from '../presence/presence.service.js';
import { Attachment } from '../record/attachment.entity.js';
import { Ticket } from '../record/ticket.entity.js';
import { REACH } from '../record/ticket-ownership.js';
import { covers, visibilityOf } from '../record/ticket-policy.js';
import { ticketUser } from '../record/ticket-user.js';
import { Task } from '../tasks/task.entity.js';
import { Activity } from '../timeline/activity.entity.js';

/** Recipients of events of tickets: users who reach the ticket, or reached it before the change. */
@Injectable()
export class TicketEventTopics implements OnModuleInit {
  constructor(private readonly topics: EventTopics) {}

  onModuleInit(): void {
    this.topics.register(Ticket, { isSubject: true, reachFields: REACH, couldReach: reachedTicket });
    // Customers and executors read the timelines of their tickets.
    this.topics.register(Activity, { recipients: [Role.Agent, Role.Customer, Role.Executor] });
    this.topics.register(Attachment, {
      reachFields: ['visibleForCustomer'],
      couldReach: ({ visibleForCustomer }, user) => visibleForCustomer === true || permits(STAFF, user.roles),
    });
    this.topics.register(Task, {
      reachFields: ['isPrivate', 'assignedTo', 'responsible'],
      couldReach: ({ isPrivate, assignedTo, responsible }, { id }) =>
        isPrivate !== true || assignedTo === id || responsible === id,
    });
    this.topics.register(Invoice, {
      reachFields: ['uploader'],
      couldReach: ({ uploader }, { id, roles }) => uploader === id || !roles.includes(Role.Executor),
    });
    this.topics.register(TicketLink, { recipients: [Role.Agent, Role.Customer, Role.Executor] });
    this.topics.registerSignal(PRESENCE, { recipients: STAFF });
  }
}

function reachedTicket(before: Readonly<Record<string, unknown>>, user: SignedInUser): boolean {
  const { type, state, customer, author, customerContact, executionCompany, executionResponsible } = before;
  const { customerId, customerCode } = user.facts;
  const own = customerId !== null && customer === customerId;
  return covers(visibilityOf(ticketUser(user)), {
    type: type as TicketType,
    state: state as TicketState,
    customerCode: own ? customerCode : null,
    author: author as string | null,
    contact: customerContact as string | null,
    executionCompany: executionCompany as string | null,
    executionResponsible: executionResponsible as string | null,
  });
}
