import { Role } from '../../vocabulary/role.js';
import { TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { ActorKind } from './ticket-facts.js';
import { type RetypeFacts, typeChangesFrom } from './ticket-type-change.js';

/** What the policy must know of the signed-in user. */
export interface TicketUser {
  readonly id: string;
  readonly roles: readonly string[];
  /** Code of the customer they belong to. */
  readonly customerCode: string | null;
  /** Sees all tickets entered for the company (spec §6). */
  readonly seesAllIssues: boolean;
  /** Name of the executing company they work for. */
  readonly executionCompany: string | null;
}

/** What the policy must know of a ticket; persons are ids of users. */
export interface TicketOwnership {
  readonly type: TicketType;
  readonly state: TicketState | null;
  readonly customerCode: string | null;
  readonly author: string | null;
  /** The customer's contact, where it is a user. */
  readonly contact: string | null;
  readonly executionCompany: string | null;
  readonly executionResponsible: string | null;
}

/** What besides decides over the rights on a ticket. */
export interface RightsFacts extends RetypeFacts {
  /** It waits for the decision about a change (domain G6). */
  readonly awaitsApproval?: boolean;
}

type ScopeField = keyof TicketOwnership;

/** Fields that must all have these values; `not` excludes one. */
export type ScopeTerm = Readonly<Partial<Record<ScopeField, string | { readonly not: string }>>>;

/** Which tickets of the tenant a user reaches: all, or those that meet any of the terms (none if there is none). */
export type TicketScope = { readonly all: true } | { readonly all: false; readonly anyOf: readonly ScopeTerm[] };

const has = (user: TicketUser, role: Role) => user.roles.includes(role);

const SUBMITTED = { state: { not: TicketState.Draft } } as const;

function customerTerms({ id, customerCode, seesAllIssues }: TicketUser): ScopeTerm[] {
  if (!customerCode) return [];
  const submitted = { customerCode, ...SUBMITTED };
  return [{ customerCode, author: id }, seesAllIssues ? submitted : { ...submitted, contact: id }];
}

function executorTerms({ id, executionCompany }: TicketUser): ScopeTerm[] {
  const orders = { type: TicketType.Order, ...SUBMITTED };
  return [{ ...orders, executionResponsible: id }, ...(executionCompany ? [{ ...orders, executionCompany }] : [])];
}

const customerScope = (user: TicketUser) => (has(user, Role.Customer) ? customerTerms(user) : []);
const executorScope = (user: TicketUser) => (has(user, Role.Executor) ? executorTerms(user) : []);

/** What a user reaches as what: the tickets of each of their roles, for what is shown to some of them only. */
export function reachOf(user: TicketUser): { readonly kind: UserKind; readonly scope: TicketScope }[] {
  if (has(user, Role.Agent)) return [{ kind: 'agent', scope: { all: true } }];
  const reach = [
    { kind: 'executor', anyOf: executorScope(user) },
    { kind: 'customer', anyOf: customerScope(user) },
  ] as const;
  return reach
    .filter(({ anyOf }) => anyOf.length > 0)
    .map(({ kind, anyOf }) => ({ kind, scope: { all: false, anyOf } }));
}

/**
 * Who sees which tickets, in one place (domain "Permissions"): agents all of the tenant, drafts included; customers what
 * they wrote or are the contact of, or all of their company; executors the orders of their company or of themselves;
 * drafts only their author. An administrator alone sees none; several roles add up.
 */
export function visibilityOf(user: TicketUser): TicketScope {
  if (has(user, Role.Agent)) return { all: true };
  return { all: false, anyOf: [...customerScope(user), ...executorScope(user)] };
}

const meets = (ticket: TicketOwnership) => (term: ScopeTerm) =>
  (Object.keys(term) as ScopeField[]).every((field) => {
    const expected = term[field];
    return typeof expected === 'object' ? ticket[field] !== expected.not : ticket[field] === expected;
  });

/** Whether a ticket lies within a scope; the same condition that the lists ask of the database. */
export const covers = (scope: TicketScope, ticket: TicketOwnership): boolean =>
  scope.all || scope.anyOf.some(meets(ticket));

/** People, as opposed to the system. */
export type UserKind = Exclude<ActorKind, 'system'>;

/** As what the user acts on the ticket, `null` when it is out of their reach; their strongest role counts. */
export function actorFor(ticket: TicketOwnership, user: TicketUser): { kind: UserKind; own: true } | null {
  if (has(user, Role.Agent)) return { kind: 'agent', own: true };
  if (executorScope(user).some(meets(ticket))) return { kind: 'executor', own: true };
  if (customerScope(user).some(meets(ticket))) return { kind: 'customer', own: true };
  return null;
}

/** What a user may do with a ticket besides moving it. */
export interface TicketRights {
  /** Change fields; which ones says TICKET_FIELD_ACCESS. */
  readonly edit: boolean;
  /** Write internal notes, of which a closed ticket takes more (domain #12). */
  readonly internalNotes: boolean;
  readonly message: boolean;
  readonly workNote: boolean;
  readonly upload: boolean;
  readonly deleteDraft: boolean;
  readonly changeType: boolean;
  /** Decide about the approval for which the ticket waits. */
  readonly approve: boolean;
  readonly addTask: boolean;
  /** Agree on when somebody comes. */
  readonly addAppointment: boolean;
  /** Link it to other tickets, or mark it as a duplicate. */
  readonly link: boolean;
  /** Begin the order that carries out this change. */
  readonly createOrder: boolean;
  /** Bring an invoice, or rename and remove an own one. */
  readonly invoice: boolean;
  /** Write a report of work done. */
  readonly report: boolean;
  /** Sees work notes and attachments that are not visible for the customer. */
  readonly seesInternal: boolean;
}

const NOTHING: TicketRights = {
  edit: false,
  internalNotes: false,
  message: false,
  workNote: false,
  upload: false,
  deleteDraft: false,
  changeType: false,
  approve: false,
  addTask: false,
  addAppointment: false,
  link: false,
  createOrder: false,
  invoice: false,
  report: false,
  seesInternal: false,
};

/** By whether it is a draft, and whether it is closed: the fields of a closed ticket are fixed. */
const RIGHTS: Readonly<Record<UserKind, (draft: boolean, closed: boolean) => TicketRights>> = {
  agent: (draft, closed) => ({
    ...NOTHING,
    edit: !closed,
    internalNotes: true,
    message: !draft,
    workNote: true,
    upload: true,
    deleteDraft: draft,
    seesInternal: true,
  }),
  executor: () => ({ ...NOTHING, message: true, workNote: true, upload: true, seesInternal: true }),
  customer: (draft) => ({ ...NOTHING, edit: draft, deleteDraft: draft, message: !draft, upload: true }),
};

/** A submitted ticket takes invoices until it is closed. */
const takesInvoices = ({ state }: Pick<TicketOwnership, 'state'>) =>
  state !== TicketState.Draft && state !== TicketState.Closed;

/** Work at a site is reported: that of orders, and of incidents, which may bring somebody to the site as well. */
const REPORTED_TYPES: readonly TicketType[] = [TicketType.Order, TicketType.Incident];

/** Until the order is completed, for which every report must be finished (domain G3). */
export const isReported = (ticket: Pick<TicketOwnership, 'type' | 'state'>) =>
  REPORTED_TYPES.includes(ticket.type) && takesInvoices(ticket) && ticket.state !== TicketState.OrderCompleted;

const TASK_REFUSALS: Readonly<Partial<Record<TicketState, 'TASK_TICKET_DRAFT' | 'TASK_TICKET_CLOSED'>>> = {
  [TicketState.Draft]: 'TASK_TICKET_DRAFT',
  [TicketState.Closed]: 'TASK_TICKET_CLOSED',
};

/** Why nothing is to be done on a ticket (any more): a draft is no ticket yet, a closed one is done. */
export const taskRefusal = (ticket: TicketState | null) => TASK_REFUSALS[ticket ?? TicketState.Draft] ?? null;

/** Whether a ticket takes appointments: a draft is no ticket yet, a closed one is done. */
export const takesAppointments = ({ state }: Pick<TicketOwnership, 'state'>) => taskRefusal(state) === null;

/** What the user may do with the ticket; nothing when it is out of their reach. */
export function can(ticket: TicketOwnership & RightsFacts, user: TicketUser): TicketRights {
  const actor = actorFor(ticket, user);
  if (actor === null) return NOTHING;
  const rights = RIGHTS[actor.kind](ticket.state === TicketState.Draft, ticket.state === TicketState.Closed);
  // Whose ticket it is decides what is done in their name; the desk may enter what they said on the phone.
  const approve = actor.kind !== 'executor' && ticket.awaitsApproval === true;
  const isStaff = actor.kind !== 'customer';
  return {
    ...rights,
    approve,
    addTask: isStaff && taskRefusal(ticket.state) === null,
    addAppointment: isStaff && takesAppointments(ticket),
    changeType: typeChangesFrom(ticket, actor).length > 0,
    link: actor.kind === 'agent' && ticket.state !== TicketState.Draft,
    createOrder: actor.kind === 'agent' && ticket.type === TicketType.Change && takesInvoices(ticket),
    invoice: isStaff && takesInvoices(ticket),
    report: isStaff && isReported(ticket),
  };
}
