import { type FieldError, invalid } from '../../platform/http/problem.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { dayOf } from '../deadlines/service-calendar.js';
import { incomplete } from '../record/incomplete.js';
import { missingFields } from '../record/mandatory-fields.js';
import type { Ticket } from '../record/ticket.entity.js';
import type { TicketFacts } from '../record/ticket-facts.js';
import { idOf } from '../record/ticket-ownership.js';
import type { ServiceTerms } from '../service/service-terms.js';
import { customerPriorities } from '../service/ticket-defaults.js';

/** Whether a write sets a field; every field of a new ticket. */
type Written = (field: string) => boolean;

/**
 * Throws 422 for inconsistent written values: a location or contact of another customer, a past day, a priority that is not
 * offered, a follow-up of an open ticket.
 */
export async function assertConsistent(
  ticket: Ticket,
  written: Written,
  terms: ServiceTerms,
  now: Date,
): Promise<void> {
  const errors: FieldError[] = [];
  if (written('location') || written('customer')) errors.push(...foreignLocation(ticket, terms));
  if (written('customerContact') || written('customer')) errors.push(...foreignContact(ticket, terms));
  if (written('followUpOf')) errors.push(...(await wrongPredecessor(ticket)));
  const today = dayOf(terms.calendar, now).toString();
  if (written('preferredDate') && ticket.preferredDate && ticket.preferredDate < today) {
    errors.push({ pointer: '/preferredDate', code: 'DATE_IN_PAST' });
  }
  const refused = ticket.customerPriority && !customerPriorities(terms).includes(ticket.customerPriority);
  if (written('customerPriority') && refused) {
    errors.push({ pointer: '/customerPriority', code: 'INVALID_VALUE' });
  }
  if (errors.length > 0) throw invalid(errors);
}

function foreignLocation(ticket: Ticket, { location }: ServiceTerms): FieldError[] {
  const own = !ticket.location || (location && location.customer === idOf(ticket.customer));
  return own ? [] : [{ pointer: '/location', code: 'UNKNOWN_REFERENCE' }];
}

function foreignContact({ customerContact }: Ticket, { customer, contact }: ServiceTerms): FieldError[] {
  const own = !customerContact || (contact && customer && contact.customerCode === customer.code);
  return own ? [] : [{ pointer: '/customerContact', code: 'UNKNOWN_REFERENCE' }];
}

/** A follow-up continues a closed ticket of the same customer (domain #15). */
async function wrongPredecessor({ followUpOf, customer }: Ticket): Promise<FieldError[]> {
  const earlier = await followUpOf?.load();
  if (!earlier) return [];
  if (idOf(earlier.customer) !== idOf(customer)) return [{ pointer: '/followUpOf', code: 'UNKNOWN_REFERENCE' }];
  return earlier.state === TicketState.Closed ? [] : [{ pointer: '/followUpOf', code: 'INVALID_VALUE' }];
}

/** Throws 422 with the required fields of a submitted ticket that this write has emptied. */
export function assertStaysComplete(facts: TicketFacts, written: Written): void {
  const emptied = missingFields(facts, TicketState.Pending).filter(({ field, params }) =>
    ((params?.anyOf as string[] | undefined) ?? [field as string]).some(written),
  );
  if (emptied.length > 0) throw incomplete(emptied);
}

/** Clears site and contact of the former customer, unless the write sets them. */
export function dropForeign(ticket: Ticket, written: Written, { customer, location, contact }: ServiceTerms): void {
  ticket.approvedCosts = null;
  if (!written('location') && location?.customer !== idOf(ticket.customer)) ticket.location = null;
  if (!written('customerContact') && contact?.customerCode !== customer?.code) ticket.customerContact = null;
}
