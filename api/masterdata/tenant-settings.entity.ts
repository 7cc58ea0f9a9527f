import { Computed } from '../platform/resource/computed-kind.js';
import { Choice, Choices, Email, Flag, Integer, Resource, Text, Time } from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../vocabulary/locale.js';
import { WEEKDAYS, type Weekday } from '../vocabulary/standard-codes.js';
import {
  CLARIFICATION_REASONS,
  type ClarificationReason,
  TICKET_PRIORITIES,
  TICKET_TYPES,
  type TicketPriority,
  type TicketType,
} from '../vocabulary/ticket.js';
import { TASK_GUARDS, type TaskGuard } from '../vocabulary/work.js';
import { AGENTS_READ } from './access.js';

const KEPT = { ...AGENTS_READ, create: [], delete: [] };
const SUMMARY = { section: 'organisation', list: true };
const WORK_DAY = { section: 'workDay', list: true, required: true };
const PRIORITIES = { section: 'priorities', name: 'priority', required: true, help: true };
const MAILS = { section: 'mails', help: true };
const WORKFLOW = { section: 'workflow', help: true };
const LOGO = { type: ['string', 'null'], format: 'uuid' };
const WAITS: readonly ClarificationReason[] = ['WAIT_CUSTOMER', 'WAIT_APPROVAL'];
const WORKING_DAYS: readonly Weekday[] = WEEKDAYS.slice(0, 5);

/** The settings of a tenant: one row, created by the first request (domain, tenant settings). */
@Resource({
  path: 'tenant-settings',
  route: 'masterdata/settings',
  icon: 'Settings',
  group: 'ORGANISATION',
  allow: KEPT,
  unique: [[]],
})
export class TenantSettings extends TenantEntity {
  @Text({ ...SUMMARY, required: true, max: 120, person: false }) name!: string;
  @Email({ ...SUMMARY, help: true, person: false }) supportEmail: string | null = null;
  @Choice(LOCALES, { ...SUMMARY, name: 'locale', default: DEFAULT_LOCALE, help: true })
  language: Locale = DEFAULT_LOCALE;
  /** Id of the logo, another one for each picture; `tenant-logo` has the picture. */
  @Computed(LOGO, { widget: 'logo', section: 'organisation' }) logo!: string | null;
  @Time({ ...WORK_DAY, default: '08:00' }) workDayStart = '08:00';
  @Time({ ...WORK_DAY, rowWith: 'workDayStart', default: '17:00' }) workDayEnd = '17:00';
  @Choices(WEEKDAYS, { ...WORK_DAY, name: 'weekday', default: [...WORKING_DAYS] }) workingDays: Weekday[] = [
    ...WORKING_DAYS,
  ];
  @Choices(TICKET_PRIORITIES, PRIORITIES) customerPriorities: TicketPriority[] = [...TICKET_PRIORITIES];
  @Choice(TASK_GUARDS, { ...WORKFLOW, name: 'taskGuard', default: 'ALL' }) taskGuard: TaskGuard = 'ALL';
  /** States in which the due date of a ticket waits (domain "SLA clocks"). */
  @Choices(CLARIFICATION_REASONS, { ...WORKFLOW, name: 'clarificationReason', default: [...WAITS] })
  pausesFor: ClarificationReason[] = [...WAITS];
  @Flag({ ...WORKFLOW, default: true }) reportRequired = true;
  /** Whether appointments can be created (spec §8, "creation disabled for the company"). */
  @Flag({ ...WORKFLOW, default: true }) takesAppointments = true;
  /** Whether two appointments of a person at different sites need time for the way between them. */
  @Flag({ ...WORKFLOW, default: true }) plansTravel = true;
  /** Minutes for the way; by default estimated by post codes. */
  @Integer({ ...WORKFLOW, min: 1, max: 480, unit: 'min' }) travelMinutes: number | null = null;
  @Flag(WORKFLOW) executorCompletesOrders = false;
  @Flag(WORKFLOW) closesSolvedTickets = false;
  @Flag(WORKFLOW) closesInvoicedOrders = false;
  @Choices(TICKET_TYPES, { ...WORKFLOW, name: 'ticketType' }) closesWithoutInvoice: TicketType[] = [];
  /** Days for which incoming mails are stored; their messages stay with the ticket. */
  @Integer({ ...MAILS, required: true, default: 180, min: 1, max: 3_650, unit: 'd' }) mailsKeptDays = 180;
  /** Most mails about tickets to one address within an hour; further mails wait. */
  @Integer({ ...MAILS, required: true, default: 60, min: 1, max: 1_000 }) mailsPerHour = 60;
  @Flag(MAILS) tellsCustomersOfReports = false;
}
