import { Role } from '../../vocabulary/role.js';
import { TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { ActorKind } from './ticket-facts.js';
import { type RetypeFacts, typeChangesFrom } from './ticket-type-change.js';

/** The signed-in user for the policy. */
export interface TicketUser {
  readonly id: string;
  readonly roles: readonly string[];
  /** The code of the user's customer. */
  readonly customerCode: string | null;
  /** Sees all tickets entered for the company (spec §6). */
  readonly seesAllIssues: boolean;
  /** The name of the user's executing company. */
  readonly executionCompany: string | null;
}

/** The owners of a ticket; people are ids of users. */
export interface TicketOwnership {
  readonly type: TicketType;
  readonly state: TicketState | null;
  readonly customerCode: string | null;
  readonly author: string | null;
  /** The customer's contact, if they are a user. */
  readonly contact: string | null;
  readonly executionCompany: string | null;
  readonly executionResponsible: string | null;
}

/** Further facts that rights on a ticket depend on. */
export interface RightsFacts extends RetypeFacts {
  /** The ticket waits for an approval (domain G6). */
  readonly awaitsApproval?: boolean;
}

type ScopeField = keyof TicketOwnership;

/** Fields that must all have these values; `not` excludes one. */
export type ScopeTerm = Readonly<Partial<Record<ScopeField, string | { readonly not: string }>>>;

/** The tickets within a user's reach: all of the tenant, or those that meet any of the terms. */
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

/** The scope of a user by each kind of user that they are. */
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
 * The tickets that a user sees (domain "Permissions"): agents all of the tenant; customers the tickets that they wrote or
 * are the contact of, or all of their company; executors the orders of their company or of themselves; drafts only their
 * author and agents. An administrator alone sees none; several roles add up.
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

/** Whether a ticket lies within a scope, by the same condition as lists. */
export const covers = (scope: TicketScope, ticket: TicketOwnership): boolean =>
  scope.all || scope.anyOf.some(meets(ticket));

/** People, as opposed to the system. */
export type UserKind = Exclude<ActorKind, 'system'>;

/** The kind of actor that the user is on a ticket, by their strongest role; null out of their reach. */
export function actorFor(ticket: TicketOwnership, user: TicketUser): { kind: UserKind; own: true } | null {
  if (has(user, Role.Agent)) return { kind: 'agent', own: true };
  if (executorScope(user).some(meets(ticket))) return { kind: 'executor', own: true };
  if (customerScope(user).some(meets(ticket))) return { kind: 'customer', own: true };
  return null;
}

/** The rights of a user on a ticket out of their reach. */
const NO_RIGHTS = {
  /** Change fields, by TICKET_FIELD_ACCESS. */
  edit: false,
  /** Write internal notes, on a closed ticket as well (domain #12). */
  internalNotes: false,
  message: false,
  workNote: false,
  upload: false,
  deleteDraft: false,
  changeType: false,
  /** Decide on the approval that the ticket waits for. */
  approve: false,
  addTask: false,
  addAppointment: false,
  /** Link the ticket to other tickets, or close it as a duplicate. */
  link: false,
  /** Add the order that carries out this change. */
  createOrder: false,
  /** Add an invoice, or rename and remove an own one. */
  invoice: false,
  /** Write a report of work done. */
  report: false,
  /** See work notes and attachments that are hidden from the customer. */
  seesInternal: false,
};

/** The rights of a user on a ticket besides its transitions. */
export type TicketRights = Readonly<typeof NO_RIGHTS>;

/** JSON Schema of the rights. */
export const RIGHTS_SCHEMA = {
  type: 'object',
  required: Object.keys(NO_RIGHTS),
  properties: Object.fromEntries(Object.keys(NO_RIGHTS).map((name) => [name, { type: 'boolean' }])),
};

/** Rights on drafts and on closed tickets, whose fields are fixed. */
const RIGHTS: Readonly<Record<UserKind, (draft: boolean, closed: boolean) => TicketRights>> = {
  agent: (draft, closed) => ({
    ...NO_RIGHTS,
    edit: !closed,
    internalNotes: true,
    message: !draft,
    workNote: true,
    upload: true,
    deleteDraft: draft,
    seesInternal: true,
  }),
  executor: () => ({ ...NO_RIGHTS, message: true, workNote: true, upload: true, seesInternal: true }),
  customer: (draft) => ({ ...NO_RIGHTS, edit: draft, deleteDraft: draft, message: !draft, upload: true }),
};

/** A submitted ticket takes invoices until it is closed. */
const takesInvoices = ({ state }: Pick<TicketOwnership, 'state'>) =>
  state !== TicketState.Draft && state !== TicketState.Closed;

/** Types of tickets whose work may be done at a site, and is reported. */
const REPORTED_TYPES: readonly TicketType[] = [TicketType.Order, TicketType.Incident];

/** Whether a ticket takes reports: until the order is completed, which requires finished reports (domain G3). */
export const isReported = (ticket: Pick<TicketOwnership, 'type' | 'state'>) =>
  REPORTED_TYPES.includes(ticket.type) && takesInvoices(ticket) && ticket.state !== TicketState.OrderCompleted;

const TASK_REFUSALS: Readonly<Partial<Record<TicketState, 'TASK_TICKET_DRAFT' | 'TASK_TICKET_CLOSED'>>> = {
  [TicketState.Draft]: 'TASK_TICKET_DRAFT',
  [TicketState.Closed]: 'TASK_TICKET_CLOSED',
};

/** The error code of tasks and appointments on a draft or a closed ticket; null for others. */
export const taskRefusal = (ticket: TicketState | null) => TASK_REFUSALS[ticket ?? TicketState.Draft] ?? null;

/** Whether a ticket takes appointments. */
export const takesAppointments = ({ state }: Pick<TicketOwnership, 'state'>) => taskRefusal(state) === null;

/** The rights of the user on the ticket; none out of their reach. */
export function can(ticket: TicketOwnership & RightsFacts, user: TicketUser): TicketRights {
  const actor = actorFor(ticket, user);
  if (actor === null) return NO_RIGHTS;
  const rights = RIGHTS[actor.kind](ticket.state === TicketState.Draft, ticket.state === TicketState.Closed);
  // The desk may enter a customer's decision by phone.
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
