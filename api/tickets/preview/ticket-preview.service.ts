import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Customer } from '../../customers/record/customer.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { clock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import { currentUser, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { mandatoryFields } from '../record/mandatory-fields.js';
import { Ticket } from '../record/ticket.entity.js';
import { beginCycle } from '../record/ticket-clocks.js';
import { idOf } from '../record/ticket-ownership.js';
import { TicketCompletion, writerKind } from '../service/ticket-completion.js';
import { customerPriorities, defaultGroup, onlyLocation } from '../service/ticket-defaults.js';
import { dueDateOf } from '../service/ticket-due.js';
import { factsOf } from '../workflow/facts-of.js';
import type { TicketPreview, TicketSketch } from './ticket-preview.shape.js';
import { warningsOf } from './ticket-warnings.js';

/** Previews the submission of a ticket; stores nothing. */
@Injectable()
export class TicketPreviewService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly completion: TicketCompletion,
  ) {}

  of(sketch: TicketSketch): Promise<TicketPreview> {
    const user = currentUser();
    const isCustomer = writerKind(user) === 'customer';
    if (isCustomer && !user.facts.customerId) throw new Problem(403, 'FORBIDDEN');
    return this.work.read(async (em) => {
      const now = clock.now();
      const ticket = await ticketFrom(em, sketch);
      beginCycle(ticket, now);
      const terms = await this.completion.complete(em, ticket, user, now);
      if (sketch.type && !isCustomer) defaultGroup(ticket, terms, em);
      const dueAt = dueDateOf(ticket, terms);
      // Customers choose a priority of their own, which the effective one follows.
      const own = (field: string) => (isCustomer && field === 'priority' ? 'customerPriority' : field);
      const { customerPriority, contactChannel, contactName, contactEmail } = ticket;
      const suggested = { contactName, contactEmail, location: await onlyLocation(ticket, em) };
      const usual = { contactChannel, customerContact: idOf(ticket.customerContact) };
      return {
        mandatory: mandatoryFields(factsOf(ticket, terms, now), TicketState.Pending).map((fields) => fields.map(own)),
        choices: { customerPriority: customerPriorities(terms) },
        dueAt: dueAt?.toISOString() ?? null,
        warnings: warningsOf(ticket, terms.calendar, now, dueAt).map(({ code, field }) => ({
          code,
          field: own(field),
        })),
        ...(isCustomer
          ? { suggested: { ...suggested, customerPriority }, usual }
          : {
              suggested: { ...suggested, projectLead: idOf(ticket.projectLead) },
              usual: { ...usual, customerPriority, assignmentGroup: idOf(ticket.assignmentGroup) },
            }),
      };
    });
  }
}

/** A ticket from a sketch; an unknown customer or contact becomes null. */
async function ticketFrom(
  em: EntityManager,
  { customer, customerContact, type, ...values }: TicketSketch,
): Promise<Ticket> {
  const ticket = Object.assign(new Ticket(), values);
  if (type) ticket.type = type;
  const company = customer ? await em.findOne(Customer, recordKey(customer)) : null;
  const contact = company && customerContact ? await em.findOne(User, recordKey(customerContact)) : null;
  ticket.customer = company && ref(company);
  ticket.customerContact = contact?.customerCode === company?.code ? contact && ref(contact) : null;
  return ticket;
}
