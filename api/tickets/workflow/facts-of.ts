import type { Ticket } from '../record/ticket.entity.js';
import { costsOf } from '../record/ticket-costs.js';
import type { TicketFacts } from '../record/ticket-facts.js';
import { idOf } from '../record/ticket-ownership.js';
import type { ServiceTerms } from '../service/service-terms.js';

/** The input of the workflow's rules: a ticket with its terms at one moment. */
export const factsOf = (
  ticket: Ticket,
  {
    calendar,
    settings,
    linked,
    custom,
    customer,
  }: Pick<ServiceTerms, 'calendar' | 'settings' | 'linked' | 'custom' | 'customer'>,
  now: Date,
): TicketFacts => ({
  type: ticket.type,
  state: ticket.state ?? null,
  previousState: ticket.previousState,
  customer: idOf(ticket.customer),
  customerDescription: ticket.customerDescription,
  priority: ticket.priority,
  contactChannel: ticket.contactChannel,
  contactName: ticket.contactName,
  contactPhone: ticket.contactPhone,
  contactEmail: ticket.contactEmail,
  category: idOf(ticket.category),
  location: idOf(ticket.location),
  preferredDate: ticket.preferredDate,
  assignmentGroup: idOf(ticket.assignmentGroup),
  responsible: idOf(ticket.responsible),
  executionCompany: ticket.executionCompany,
  executionResponsible: idOf(ticket.executionResponsible),
  executionDescription: ticket.executionDescription,
  customerCostCenter: ticket.customerCostCenter,
  closingNote: ticket.closingNote,
  ...linked,
  invoiceRequested: customer?.invoiceRequested ?? false,
  approval: ticket.approval,
  approvalRequired: costsOf(ticket, { customer, linked })?.toApprove ?? false,
  createdAt: ticket.createdAt,
  workCompletedAt: ticket.workCompletedAt,
  closedAt: ticket.closedAt,
  now,
  calendar,
  settings,
  custom,
});
