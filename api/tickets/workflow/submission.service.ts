import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailEvent } from '../../vocabulary/mail.js';
import { TicketAction } from '../../vocabulary/ticket.js';
import { dayOf } from '../deadlines/service-calendar.js';
import type { Ticket } from '../record/ticket.entity.js';
import { nextNumber } from '../record/ticket-number.js';
import { idOf } from '../record/ticket-ownership.js';
import { keepAgreement } from '../service/service-agreement.js';
import type { ServiceTerms } from '../service/service-terms.js';
import { defaultGroup } from '../service/ticket-defaults.js';

/** First PENDING: group, agreement, and last the number, whose counter stays locked (domain #3). */
export async function submitTicket(em: EntityManager, ticket: Ticket, terms: ServiceTerms, now: Date): Promise<void> {
  if (!idOf(ticket.assignmentGroup)) defaultGroup(ticket, terms, em);
  ticket.submittedAt = now;
  ticket.agreement = await keepAgreement(em, terms);
  ticket.identifier = await nextNumber(em, 'TICKET', dayOf(terms.calendar, now).year);
}

/** Mails to the people whom a submission or a hand-back assigns; the group has a mail about each new ticket anyway. */
export function assignmentMails(ticket: Ticket, action: TicketAction): MailEvent[] {
  if (action === TicketAction.HandBack) return ['ISSUE_ASSIGNED_NOTICE'];
  if (action !== TicketAction.Submit) return [];
  const chosen = ticket.responsible || ticket.executionResponsible || ticket.executionCompany;
  return chosen ? ['ISSUE_ASSIGNED'] : [];
}
