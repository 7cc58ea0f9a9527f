import type { EntityManager } from '@mikro-orm/postgresql';
import { Location } from '../customers/location.entity.js';
import { type FieldError, invalid } from '../platform/http/problem.js';
import { currentTenant } from '../platform/tenancy/session.js';
import { dayOf } from './deadlines/service-calendar.js';
import type { ServiceTerms } from './service-terms.js';
import type { Ticket } from './ticket.entity.js';
import { customerPriorities } from './ticket-defaults.js';
import { idOf } from './ticket-ownership.js';
import type { UserKind } from './ticket-policy.js';
import { missingFields } from './workflow/mandatory-fields.js';
import type { TicketFacts, Unmet } from './workflow/ticket-facts.js';

/** What of a ticket is about to be written: some fields, or all of a new one. */
type Written = (field: string) => boolean;

/** Throws 422 where written values do not go together: a foreign location, a day gone by, a priority not offered. */
export async function assertConsistent(
  ticket: Ticket,
  written: Written,
  kind: UserKind,
  terms: ServiceTerms,
  now: Date,
  em: EntityManager,
): Promise<void> {
  const errors: FieldError[] = [];
  if (written('location') || written('customer')) errors.push(...(await foreignLocation(ticket, em)));
  const today = dayOf(terms.calendar, now).toString();
  if (written('preferredDate') && ticket.preferredDate && ticket.preferredDate < today) {
    errors.push({ pointer: '/preferredDate', code: 'DATE_IN_PAST' });
  }
  const refused = ticket.customerPriority && !customerPriorities(terms).includes(ticket.customerPriority);
  if (kind === 'customer' && written('customerPriority') && refused) {
    errors.push({ pointer: '/customerPriority', code: 'INVALID_VALUE' });
  }
  if (errors.length > 0) throw invalid(errors);
}

async function foreignLocation(ticket: Ticket, em: EntityManager): Promise<FieldError[]> {
  const id = idOf(ticket.location);
  if (!id) return [];
  const location = await em.findOne(Location, { tenant: currentTenant(), id });
  const own = location && idOf(location.customer) === idOf(ticket.customer);
  return own ? [] : [{ pointer: '/location', code: 'UNKNOWN_REFERENCE' }];
}

/** Throws 422 with the fields that a submitted ticket must keep filled, as far as this write has emptied them. */
export function assertStaysComplete(facts: TicketFacts, written: Written): void {
  const emptied = missingFields(facts, 'PENDING').filter(({ field, params }) =>
    ((params?.anyOf as string[] | undefined) ?? [field as string]).some(written),
  );
  if (emptied.length > 0) throw incomplete(emptied);
}

/** Missing fields in the terms of a form. */
export const incomplete = (gaps: readonly Unmet[]) =>
  invalid(
    gaps.map(({ field, params }) => ({ pointer: `/${field ?? ''}`, code: 'REQUIRED', ...(params && { params }) })),
  );
