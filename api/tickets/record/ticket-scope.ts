import type { Condition } from '../../platform/resource/condition.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { HIDDEN_ACTIVITY_KINDS, INVOICE_ACTIVITY_KINDS } from './ticket-field-access.js';
import { reachOf, type ScopeTerm, type TicketOwnership, type TicketScope, visibilityOf } from './ticket-policy.js';
import { ticketUser } from './ticket-user.js';

const NOTHING: Condition = { id: '00000000-0000-0000-0000-000000000000' };

type Value = string | { readonly not: string };

/** Conditions of the database for the fields of the policy; the customer by the id of its record. */
const CONDITIONS: Readonly<Record<keyof TicketOwnership, (value: Value, user: SignedInUser) => Condition>> = {
  customerCode: (_code, { facts: { customerId } }) => (customerId ? { customer: { id: customerId } } : NOTHING),
  author: (id) => ({ author: { id } }),
  contact: (id) => ({ customerContact: { id } }),
  executionResponsible: (id) => ({ executionResponsible: { id } }),
  executionCompany: (name) => ({ executionCompany: name }),
  type: (type) => ({ type }),
  state: (state) => ({ state: typeof state === 'string' ? state : { $ne: state.not } }),
};

function conditionOf(term: ScopeTerm, user: SignedInUser): Condition {
  const fields = Object.keys(term) as (keyof TicketOwnership)[];
  return { $and: fields.map((field) => CONDITIONS[field](term[field] as Value, user)) };
}

function conditionFor(scope: TicketScope, user: SignedInUser): Condition | undefined {
  if (scope.all) return undefined;
  const [first, ...more] = scope.anyOf.map((term) => conditionOf(term, user));
  if (!first) return NOTHING;
  return more.length > 0 ? { $or: [first, ...more] } : first;
}

/** The tickets of a user (ticket-policy) as a condition of the database; undefined for all of the tenant. */
export const ticketScope = (user: SignedInUser): Condition | undefined =>
  conditionFor(visibilityOf(ticketUser(user)), user);

/** The tickets that a user sees as one of the staff, with their reports (spec §6). */
export function staffTickets(user: SignedInUser): Condition | undefined {
  const reached = reachOf(ticketUser(user)).filter(({ kind }) => kind !== 'customer');
  const parts = reached.map(({ scope }) => conditionFor(scope, user));
  if (parts.some((part) => part === undefined)) return undefined;
  return parts[0] ?? NOTHING;
}

/** The scope of records of tickets, with a further condition for each kind of user. */
export function belongingScope(
  user: SignedInUser,
  seen: Record<'agent' | 'executor' | 'customer', Condition | undefined>,
) {
  const parts = reachOf(ticketUser(user)).map(({ kind, scope }) => {
    const ticket = conditionFor(scope, user);
    const conditions = [...(ticket ? [{ ticket }] : []), ...(seen[kind] ? [seen[kind]] : [])];
    return conditions.length > 0 ? { $and: conditions } : undefined;
  });
  if (parts.length === 0) return NOTHING;
  return parts.some((part) => part === undefined) ? undefined : { $or: parts };
}

/** Activities of a user: customers see the activities for customers, executors no changed fields and no foreign invoices. */
export const activityScope = (user: SignedInUser): Condition | undefined =>
  belongingScope(user, {
    agent: undefined,
    executor: {
      kind: { $nin: [...HIDDEN_ACTIVITY_KINDS.executor] },
      $or: [{ kind: { $nin: [...INVOICE_ACTIVITY_KINDS] } }, { actor: { id: user.id } }],
    },
    customer: { visibleForCustomer: true, kind: { $nin: [...HIDDEN_ACTIVITY_KINDS.customer] } },
  });

/** Attachments of a user: customers see the attachments that are visible for them. */
export const attachmentScope = (user: SignedInUser): Condition | undefined =>
  belongingScope(user, { agent: undefined, executor: undefined, customer: { visibleForCustomer: true } });

/** Tasks of a user: customers see none; private tasks are seen by the people named in them (domain "Permissions"). */
export const taskScope = (user: SignedInUser): Condition | undefined => {
  const open = { isPrivate: false };
  const assigned = { assignedTo: { id: user.id } };
  return belongingScope(user, {
    agent: { $or: [open, assigned, { responsible: { id: user.id } }] },
    executor: { $or: [open, assigned] },
    customer: NOTHING,
  });
};

/** Invoices of a user: executors see the invoices that they have uploaded. */
export const invoiceScope = (user: SignedInUser): Condition | undefined =>
  belongingScope(user, { agent: undefined, executor: { uploader: { id: user.id } }, customer: undefined });

/** Appointments of a user: the appointments of tickets within reach (domain "Permissions"). */
export const appointmentScope = (user: SignedInUser): Condition | undefined =>
  belongingScope(user, { agent: undefined, executor: undefined, customer: undefined });

/** Links of a user: both tickets are within reach. */
export const linkScope = (user: SignedInUser): Condition | undefined => {
  const reached = ticketScope(user);
  return reached && { $and: [{ ticket: reached }, { target: reached }] };
};

/** Records that only the desk and the executors of an order see, such as reports (spec §6). */
export const staffScope = (user: SignedInUser): Condition | undefined =>
  belongingScope(user, { agent: undefined, executor: undefined, customer: NOTHING });
