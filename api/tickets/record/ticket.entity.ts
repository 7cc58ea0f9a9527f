import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Asset } from '../../customers/assets/asset.entity.js';
import { Customer } from '../../customers/record/customer.entity.js';
import { Location } from '../../customers/record/location.entity.js';
import { STAFF } from '../../masterdata/access.js';
import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { Category } from '../../masterdata/category.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { CustomFields, type CustomValues } from '../../platform/custom-fields/kind.js';
import { Computed, ComputedFilter } from '../../platform/resource/computed-kind.js';
import {
  Choice,
  Choices,
  Day,
  Email,
  Flag,
  Integer,
  LongText,
  Moment,
  Money,
  Phone,
  Reference,
  Resource,
  Text,
  View,
} from '../../platform/resource/index.js';
import { Notices, type RecordNotice } from '../../platform/resource/notices.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Role } from '../../vocabulary/role.js';
import {
  APPROVAL_STATES,
  type ApprovalState,
  CLARIFICATION_REASONS,
  CLOCK_RESULTS,
  CLOSING_STATES,
  type ClarificationReason,
  type ClockResult,
  type ClosingState,
  CONFIRMATIONS,
  CONTACT_CHANNELS,
  type ContactChannel,
  RUNNING_STATES,
  type SlaClock,
  STATE_GROUPS,
  TICKET_PRIORITIES,
  TICKET_STATES,
  TICKET_TYPES,
  type TicketPriority,
  TicketState,
  TicketType,
} from '../../vocabulary/ticket.js';
import { REPORT_FILTERS, type ReportFilter } from '../../vocabulary/work.js';
import type { ClockCycle } from '../deadlines/clock-cycle.js';
import { COSTS_SCHEMA, type OrderCosts } from './cost-limit.js';
import { TICKET_FIELD_ACCESS as ACCESS } from './ticket-field-access.js';
import { TICKET_INDEXES } from './ticket-indexes.js';
import { PARTS_SCHEMA, TICKET_NARROWINGS, type TicketParts } from './ticket-parts.js';
import { RIGHTS_SCHEMA } from './ticket-policy.js';
import { withReports } from './ticket-report-filter.js';
import { TRANSITION_PROBLEMS } from './ticket-transitions.shape.js';

/** Tickets that keep their group active. */
const NOT_CLOSED = { state: { $ne: TicketState.Closed } };
const WRITERS = [Role.Agent, Role.Customer];
const ALLOW = { read: [Role.Agent, Role.Customer, Role.Executor], create: WRITERS, update: WRITERS, delete: WRITERS };
const SCREENS = { route: 'issue', menu: 'main', icon: 'ConfirmationNumber', screens: 'own' } as const;

const SHOWN = { list: true, filter: true } as const;
/** Listed on the page of the record to which a ticket belongs, until it is closed. */
const OPEN_ONES = { panel: { filter: { state_neq: TicketState.Closed } } } as const;
/** Filters beside others, without an index. */
const NARROWING = { list: true, filter: 'narrows' } as const;
const KEPT = { readOnly: true } as const;
const REQUEST = { section: 'request' } as const;
const CONTACT = { section: 'contact' } as const;
const DATED = { section: 'dates' } as const;
/** An asset is one of the ticket's customer, at its location. */
const AT_PLACE = { customer: 'customer', location: 'location' } as const;
const ORDER_DATA = { section: 'customerData' } as const;
const ASSIGNMENT = { section: 'assignment' } as const;
const EXECUTION = { section: 'execution' } as const;
const CLARIFICATION = { ...KEPT, section: 'clarification', visible: STAFF } as const;
const CLOSING = { section: 'closing' } as const;
/** The rating is hidden from executors. */
const RATED = { visible: WRITERS } as const;
/** The rules of assignment have error codes for inactive people. */
const ASSIGNEE = { ...ASSIGNMENT, takesInactive: true } as const;
/** Results and durations of clocks; durations in elapsed minutes, counted or not. */
const RESULT = { ...KEPT, filter: 'narrows', name: 'clockResult', visible: STAFF, ...DATED } as const;
const LASTED = { ...KEPT, filter: 'narrows', unit: 'min', visible: STAFF, ...DATED } as const;
const DATES = { ...KEPT, ...SHOWN, sort: true, ...DATED } as const;

/** The searched texts of a ticket, and the columns of its scope. */
const FULL_TEXT = [
  'identifier',
  'customerDescription',
  'contactName',
  'contactPhone',
  'contactEmail',
  'customerCostCenter',
  'customerOrderNumber',
  'customerPurchaseOrderNumber',
  'closingNote',
  'executionDescription',
  'clarificationText',
  'internalNotes',
  'type',
  'state',
  'customer_id',
  'location_id',
  'author_id',
  'customer_contact_id',
  'executionCompany',
  'execution_responsible_id',
];

const TICKET_PROBLEMS = {
  create: TRANSITION_PROBLEMS,
  update: { ...TRANSITION_PROBLEMS, 409: [...TRANSITION_PROBLEMS[409], 'TICKET_CLOSED', 'TYPE_CHANGE_NOT_ALLOWED'] },
  delete: TRANSITION_PROBLEMS,
};

const OPEN = { state_eq_any: [...STATE_GROUPS.new, ...STATE_GROUPS.active] };
const NEW = { state_eq_any: STATE_GROUPS.new };
const QUEUE = { as: 'queue', count: true } as const;
const TAB = { as: 'tab', count: true } as const;
/** The states in which a deadline counts. */
const RUNNING = { state_eq_any: RUNNING_STATES };
/** Lists and numbers of open tickets on the dashboard exclude CLOSED literally, as the index of open tickets does. */
const UNCLOSED = { state_neq: TicketState.Closed };
const NEW_ONES = { ...NEW, ...UNCLOSED };
const ACTIVE_ONES = { state_eq_any: STATE_GROUPS.active, ...UNCLOSED };
const LATE = { ...RUNNING, ...UNCLOSED, dueAt_lt: '@now' };
const MY_WORK = { ...RUNNING, ...UNCLOSED, responsible: '@me' };
const ENDED = { state_eq_any: [TicketState.Closed], closedAt_gte: '@today-14' };
const TO_CLOSE = { state_eq_any: [TicketState.WorkCompleted, TicketState.OrderCompleted], ...UNCLOSED };
const ORDERS = { type_eq_any: [TicketType.Order] };
const OTHERS = { type_eq_any: TICKET_TYPES.filter((type) => type !== TicketType.Order) };
const TITLED = ['title', 'type', 'customer', 'location'];
const UNTAKEN = [...TITLED, 'assignmentGroup', 'priority', 'dueAt'];
const KEPT_ONES = { most: 8, kept: true } as const;
const OF_AGENTS = { as: 'home', roles: [Role.Agent], sort: 'dueAt' } as const;
const FINISHED = { as: 'home', name: 'ended', filter: ENDED, sort: '-closedAt' } as const;
/** All open tickets in the reach of other users, whose looks group them (spec §2 "Dashboard"). */
const REACHED = { as: 'home', filter: UNCLOSED, most: 100, kept: true } as const;
const TODAY = { state_eq_any: [TicketState.Pending, TicketState.InWork], ...UNCLOSED, dueAt_lt: '@today+1' };
const ON_SITE = {
  roles: [Role.Executor],
  sort: 'dueAt',
  line: [...TITLED, 'state', 'priority', 'dueAt', 'contactName', 'contactPhone'],
};
const OPEN_LINE = ['title', 'type', 'state', 'dueAt', 'location', 'updatedAt'];
const TURN = [...OPEN_LINE, 'clarificationReason', 'customersTurn', 'appointmentWaits'];
const NOBODYS = { responsible: [null], executionCompany: [null] };

const FOLDED = { folded: true } as const;
/** Customers know the contact of their request, which is themselves. */
const SECTIONS = {
  ...{ request: {}, contact: { folded: [Role.Customer] }, assignment: {}, dates: {} },
  ...{ execution: { when: { type: TicketType.Order } }, customerData: FOLDED, closing: {}, internal: FOLDED },
} as const;

const HIT = {
  name: 'title',
  note: 'identifier',
  state: 'state',
  person: ['responsible', 'executionResponsible'],
  place: 'location',
};

/** A request of a customer (spec §3 "Ticket"); TICKET_FIELD_ACCESS has the access to its fields. */
@Resource({
  path: 'tickets',
  ...SCREENS,
  title: 'identifier',
  sort: '-createdAt',
  audited: false,
  allow: ALLOW,
  indexes: TICKET_INDEXES,
  problems: TICKET_PROBLEMS,
  bulk: [Role.Agent],
  narrowings: TICKET_NARROWINGS,
  sections: SECTIONS,
  fullText: FULL_TEXT,
  hit: HIT,
})
@View({ ...QUEUE, name: 'mine', filter: { ...OPEN, responsible: '@me' }, roles: [Role.Agent] })
@View({ ...QUEUE, name: 'mine', filter: { ...OPEN, executionResponsible: '@me' }, roles: [Role.Executor] })
@View({ ...QUEUE, name: 'reported', filter: { ...OPEN, author: '@me' }, roles: [Role.Customer] })
@View({ ...QUEUE, name: 'groups', filter: { ...OPEN, assignmentGroup_eq_any: ['@mygroups'] }, roles: [Role.Agent] })
@View({ ...QUEUE, name: 'unassigned', filter: { ...NEW, ...NOBODYS }, roles: [Role.Agent] })
@View({ ...QUEUE, name: 'untyped', filter: { ...NEW, type_eq_any: ['UNKNOWN'] }, roles: [Role.Agent] })
@View({ ...QUEUE, name: 'drafts', filter: { state_eq_any: STATE_GROUPS.drafts } })
@View({ ...TAB, name: 'new', filter: NEW })
@View({ ...TAB, name: 'active', filter: { state_eq_any: STATE_GROUPS.active } })
@View({ ...TAB, name: 'completed', filter: { state_eq_any: STATE_GROUPS.completed } })
@View({ ...TAB, name: 'drafts', filter: { state_eq_any: STATE_GROUPS.drafts } })
@View({ ...TAB, name: 'all', filter: {} })
@View({ as: 'quick', name: 'unassigned', filter: NOBODYS })
@View({ as: 'quick', name: 'overdue', filter: { ...RUNNING, dueAt_lt: '@now' } })
@View({ as: 'quick', name: 'dueToday', filter: { ...RUNNING, dueAt_gt: '@today-1', dueAt_lt: '@today+1' } })
@View({ as: 'quick', name: 'clarification', filter: { state_eq_any: [TicketState.InClarification] } })
@View({ as: 'quick', name: 'changed', filter: { updatedAt_gt: '@today-2' } })
@View({ ...OF_AGENTS, ...KEPT_ONES, name: 'myWork', filter: MY_WORK, line: [...TITLED, 'state', 'dueAt'], order: 1 })
@View({ ...OF_AGENTS, ...KEPT_ONES, name: 'untaken', filter: { ...NEW_ONES, ...NOBODYS }, line: UNTAKEN })
@View({ ...OF_AGENTS, name: 'toClose', filter: { ...TO_CLOSE, responsible: '@me' }, line: [...TITLED, 'state'] })
@View({ ...FINISHED, roles: [Role.Agent], line: [...TITLED, 'closedAt', 'state'] })
@View({ ...REACHED, ...ON_SITE, name: 'ordersToday', filter: TODAY, order: 1 })
@View({ ...REACHED, ...ON_SITE, name: 'orders' })
@View({ ...REACHED, name: 'open', roles: [Role.Customer], sort: '-updatedAt', line: TURN })
@View({ ...FINISHED, line: ['title', 'location', 'closedAt'], aside: true })
@View({ as: 'figure', name: 'newTickets', filter: { ...NEW_ONES, ...OTHERS }, roles: WRITERS })
@View({ as: 'figure', name: 'newOrders', filter: { ...NEW_ONES, ...ORDERS } })
@View({ as: 'figure', name: 'activeTickets', filter: { ...ACTIVE_ONES, ...OTHERS }, roles: WRITERS })
@View({ as: 'figure', name: 'activeOrders', filter: { ...ACTIVE_ONES, ...ORDERS } })
@View({ as: 'figure', name: 'overdue', filter: LATE, roles: [Role.Agent, Role.Executor], alarm: true })
@View({ as: 'figure', name: 'endedLately', filter: ENDED })
export class Ticket extends TenantEntity {
  /** The number, given at the submission and without gaps: ALP-2026-00123; null for drafts. */
  @Text({ ...KEPT, unique: true, list: true, search: true }) identifier: string | null = null;
  @Computed({ type: 'string' }, { list: true }) title!: string;
  @LongText({ search: true, ...REQUEST, ...ACCESS.customerDescription }) customerDescription: string | null = null;
  @Choice(TICKET_TYPES, { name: 'ticketType', required: true, ...SHOWN, ...REQUEST, ...ACCESS.type }) type!: TicketType;
  @Choice(TICKET_STATES, { name: 'ticketState', required: true, ...KEPT, ...SHOWN }) state!: TicketState;
  @Choice(TICKET_PRIORITIES, { name: 'priority', ...SHOWN, ...DATED, ...ACCESS.priority })
  priority: TicketPriority | null = null;
  @Choice(TICKET_PRIORITIES, { name: 'priority', ...DATED, ...ACCESS.customerPriority })
  customerPriority: TicketPriority | null = null;
  @Day({ ...NARROWING, ...DATED, ...ACCESS.preferredDate }) preferredDate: string | null = null;
  @Reference(() => Category, { ...SHOWN, ...REQUEST, ...ACCESS.category }) category: Ref<Category> | null = null;
  /** The closed ticket that this one continues, after the time for reopening (domain #15). */
  @Reference(() => Ticket, { filter: true, writeOnce: true, ...REQUEST, ...ACCESS.followUpOf })
  followUpOf: Ref<Ticket> | null = null;

  @Reference(() => Customer, { ...SHOWN, ...CONTACT, ...ACCESS.customer, ...OPEN_ONES })
  customer: Ref<Customer> | null = null;
  @Reference(() => Location, { ...SHOWN, ...CONTACT, ...ACCESS.location, ...OPEN_ONES })
  location: Ref<Location> | null = null;
  @Reference(() => Asset, { ...SHOWN, ...CONTACT, ...ACCESS.asset, within: AT_PLACE, panel: true })
  asset: Ref<Asset> | null = null;
  /** The customer's contact as a user, who sees the ticket like its author. */
  @Reference(() => User, { filter: true, help: true, ...CONTACT, ...ACCESS.customerContact })
  customerContact: Ref<User> | null = null;
  @Text({ max: 120, list: true, search: true, ...CONTACT, ...ACCESS.contactName, person: 'name' }) contactName:
    | string
    | null = null;
  @Phone({ search: true, ...CONTACT, ...ACCESS.contactPhone }) contactPhone: string | null = null;
  @Email({ ...CONTACT, ...ACCESS.contactEmail }) contactEmail: string | null = null;
  @Choice(CONTACT_CHANNELS, { name: 'contactChannel', ...NARROWING, ...CONTACT, ...ACCESS.contactChannel })
  contactChannel: ContactChannel | null = null;
  @Text({ max: 60, ...ORDER_DATA, ...ACCESS.customerCostCenter }) customerCostCenter: string | null = null;
  @Text({ max: 60, ...ORDER_DATA, ...ACCESS.customerOrderNumber }) customerOrderNumber: string | null = null;
  @Text({ max: 60, ...ORDER_DATA, ...ACCESS.customerPurchaseOrderNumber }) customerPurchaseOrderNumber: string | null =
    null;

  @Reference(() => AssignmentGroup, { ...SHOWN, ...ASSIGNMENT, ...ACCESS.assignmentGroup, keepsActive: NOT_CLOSED })
  assignmentGroup: Ref<AssignmentGroup> | null = null;
  @Reference(() => User, { ...SHOWN, ...ASSIGNEE, ...ACCESS.responsible, ...OPEN_ONES }) responsible: Ref<User> | null =
    null;
  @Reference(() => User, { ...NARROWING, ...ASSIGNEE, ...ACCESS.projectLead }) projectLead: Ref<User> | null = null;
  @Text({ max: 120, help: true, ...SHOWN, ...EXECUTION, ...ACCESS.executionCompany }) executionCompany: string | null =
    null;
  @Reference(() => User, { ...SHOWN, ...EXECUTION, ...ACCESS.executionResponsible, takesInactive: true })
  executionResponsible: Ref<User> | null = null;
  @LongText({ ...EXECUTION, ...ACCESS.executionDescription }) executionDescription: string | null = null;
  /** Excluding VAT; above the customer's limit the order needs their approval (domain "Cost limit"). */
  @Money({ ...EXECUTION, min: 0, max: 10_000_000, help: true, ...ACCESS.costEstimate }) costEstimate: number | null =
    null;
  @Computed(COSTS_SCHEMA, { widget: 'rights', visible: [Role.Agent] }) costs!: OrderCosts | null;
  @LongText({ section: 'internal', help: true, ...ACCESS.internalNotes }) internalNotes: string | null = null;
  @Flag({ section: 'internal', help: true, ...ACCESS.preventMailDispatch }) preventMailDispatch = false;
  /** Approval of a change (domain G6); a decision resumes a ticket that waits for it. */
  @Choice(APPROVAL_STATES, { name: 'approvalState', default: 'NONE', section: 'internal', ...ACCESS.approval })
  approval: ApprovalState = 'NONE';
  /** The costs at the customer's approval; higher costs need a new approval. */
  @Money({ ...KEPT, ...EXECUTION, visible: ACCESS.followUpOf.visible }) approvedCosts: number | null = null;

  @Choice(CLARIFICATION_REASONS, { name: 'clarificationReason', ...CLARIFICATION, visible: undefined })
  clarificationReason: ClarificationReason | null = null;
  @LongText(CLARIFICATION) clarificationText: string | null = null;
  @Day({ ...CLARIFICATION, ...DATED, filter: 'narrows' }) resubmissionDate: string | null = null;
  @Choice(TICKET_STATES, { name: 'ticketState', ...CLARIFICATION }) previousState: TicketState | null = null;

  @Choice(CLOSING_STATES, { name: 'closingState', ...KEPT, ...NARROWING, ...CLOSING })
  closingState: ClosingState | null = null;
  @LongText({ ...CLOSING, ...ACCESS.closingNote }) closingNote: string | null = null;
  @Day({ ...KEPT, ...CLOSING }) closingDate: string | null = null;
  /** The customer's rating of the closing, from 1, very dissatisfied, to 5, very satisfied (decision 44). */
  @Integer({ ...KEPT, ...NARROWING, ...CLOSING, ...RATED, min: 1, max: 5, help: true }) satisfaction: number | null =
    null;
  @LongText({ ...KEPT, ...CLOSING, ...RATED }) satisfactionComment: string | null = null;

  @Reference(() => User, { ...KEPT, filter: true }) author: Ref<User> | null = null;
  @Moment(DATES) submittedAt: Date | null = null;
  @Moment(DATES) dueAt: Date | null = null;
  @Moment({ ...KEPT, ...DATED }) workCompletedAt: Date | null = null;
  @Moment(DATES) closedAt: Date | null = null;
  /** The reaction of the first cycle, which is the first response; the other clocks of the last cycle (clock-results.ts). */
  @Choice(CLOCK_RESULTS, RESULT) reactionResult: ClockResult | null = null;
  @Choice(CLOCK_RESULTS, RESULT) onSiteResult: ClockResult | null = null;
  @Choice(CLOCK_RESULTS, RESULT) dueResult: ClockResult | null = null;
  @Integer(LASTED) reactionMinutes: number | null = null;
  @Integer(LASTED) onSiteMinutes: number | null = null;
  /** From the first submission until the work was done for good. */
  @Integer(LASTED) resolutionMinutes: number | null = null;
  @Integer({ ...KEPT, filter: 'narrows', default: 0, ...DATED }) reopenings = 0;
  /** Further values of an unfinished form, by the names of their fields. */
  formValues?: Readonly<Record<string, unknown>>;
  @CustomFields({ required: 'rules' }) custom: CustomValues = {};
  /** The customer has to act next. */
  @Computed({ type: 'boolean' }, { widget: 'rights' }) customersTurn!: boolean;
  /** A future appointment waits for the customer's answer. */
  @Computed({ type: 'boolean' }, { widget: 'rights' }) appointmentWaits!: boolean;
  /** The report filters that the ticket matches (spec §4). */
  @ComputedFilter(REPORT_FILTERS, { name: 'reportFilter', list: true, visible: STAFF, condition: withReports })
  reports!: ReportFilter[];
  @Computed(RIGHTS_SCHEMA, { widget: 'rights' }) can!: Record<string, boolean>;
  @Computed(PARTS_SCHEMA, { widget: 'rights', detailOnly: true }) parts?: TicketParts;
  @Notices() notices?: RecordNotice[];

  /** Keeps the new ticket as a draft instead of submitting it. */
  @Flag({ transient: true, writeOnce: true }) draft?: boolean;
  /** The reason of a lower priority (domain "Priority"). */
  @LongText({ transient: true, changeOnly: true, max: 2_000, editable: [Role.Agent] }) reason?: string | null;

  /** Confirmed questions of an assignment (domain "Confirmation pattern"). */
  @Choices(CONFIRMATIONS, { name: 'confirmation', transient: true }) confirm?: string[];

  /** The moment of the newest activity, by which the latest activities are found. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true }) lastActivityAt: Date | null = null;
  /** The last day on which a date of the ticket came due (domain TRIGGER_TIME_NOTICE), 'YYYY-MM-DD'. */
  @Property({ type: 'date', nullable: true }) triggeredOn: string | null = null;
  /** The group came from master data and follows a change of type or customer. */
  @Property({ type: 'boolean', default: true }) groupIsDefault = true;
  /** The cycles of its clocks; the last one is the present one (domain #15). */
  @Property({ type: 'json', columnType: 'jsonb', default: '[]' }) cycles: ClockCycle[] = [];
  /** The id of the agreement at the submission; without one, today's terms hold. */
  @Property({ type: 'uuid', nullable: true }) agreement: string | null = null;
  /** The moment of the next reminder of a deadline. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true }) nextMarkAt: Date | null = null;
  /** The next deadline, or a missed one that still runs; null while none runs. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true }) nextTargetAt: Date | null = null;
  /** The clock of `nextTargetAt`. */
  @Property({ type: 'text', nullable: true }) nextTargetClock: SlaClock | null = null;
  /** The sum of its reports in Rappen, with corrections in place of corrected reports; a trigger keeps it. */
  @Property({ type: 'bigint', default: 0 }) reportedAmount = 0;
  /** The working time of its reports in thousandths of a minute; a trigger keeps it. */
  @Property({ type: 'bigint', default: 0 }) reportedTime = 0;
}
