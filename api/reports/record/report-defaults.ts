import type { EntityManager } from '@mikro-orm/postgresql';
import type { Customer } from '../../customers/record/customer.entity.js';
import { actingUser } from '../../masterdata/acting-user.js';
import { clock } from '../../platform/clock.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { DEFAULT_CALENDAR, dayOf } from '../../tickets/deadlines/service-calendar.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { actorOn } from '../../tickets/record/ticket-ownership.js';
import type { Report } from './report.entity.js';

/**
 * Fills the missing fields of a new report: today, the ticket's site, the customer's address and default project, and as
 * the technician an executor or else the responsible of the execution.
 */
export async function completeReport(
  report: Report,
  ticket: Ticket,
  sent: Readonly<Record<string, unknown>>,
  em: EntityManager,
): Promise<void> {
  const user = currentUser();
  const isMissing = (field: keyof Report & string) => sent[field] === undefined;
  const self = actingUser(em);
  const isExecutor = actorOn(ticket, user).kind === 'executor';
  report.author = self;
  if (isMissing('executionDate')) report.executionDate = dayOf(DEFAULT_CALENDAR, clock.now()).toString();
  if (isMissing('siteLocation')) report.siteLocation = ticket.location;
  if (isMissing('serviceTechnician')) report.serviceTechnician = isExecutor ? self : ticket.executionResponsible;
  const customer = await ticket.customer?.load();
  if (isMissing('project')) report.project = customer?.defaultProject ?? null;
  if (isMissing('billingAddress') && customer) report.billingAddress = letterAddress(customer);
}

type Addressee = Pick<Customer, 'name' | 'addition' | 'street' | 'postCode' | 'city'>;

/** Name and address in the lines of a letter. */
export function letterAddress({ name, addition, street, postCode, city }: Addressee): string {
  const place = [postCode, city].filter(Boolean).join(' ');
  return [name, addition, street, place].filter(Boolean).join('\n');
}
