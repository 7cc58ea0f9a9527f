import { Customer } from '../../customers/record/customer.entity.js';
import { Location } from '../../customers/record/location.entity.js';
import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { firstSettings } from '../../masterdata/current-settings.js';
import { holidaysSql } from '../../masterdata/holidays/holidays-of.js';
import { Sla } from '../../masterdata/sla.entity.js';
import { TenantSettings } from '../../masterdata/tenant-settings.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { quoted } from '../../platform/read/columns.js';
import type { ReadRecord, SqlValue } from '../../platform/read/record.js';
import { rowJson } from '../../platform/read/record-json.js';
import { literal, Statement } from '../../platform/read/statement.js';
import { snakeCase } from '../../platform/resource/naming.js';
import { resourceOf } from '../../platform/resource/resource.js';
import { definitionsMarkSql } from '../../platform/resource/tenant-fields.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { TicketType } from '../../vocabulary/ticket.js';
import type { ClockTerms } from '../deadlines/sla-clocks.js';
import { Ticket } from '../record/ticket.entity.js';
import { idOf } from '../record/ticket-ownership.js';

const CUSTOMER = [
  'id',
  'code',
  'customerPriorities',
  'defaultProjectLead',
  'defaultAssignmentGroup',
  'costLimit',
  'invoiceRequested',
  'slaExpiration',
] as const satisfies readonly (keyof Customer)[];
const LOCATION = ['id', 'customer', 'canton'] as const satisfies readonly (keyof Location)[];
const CONTACT = ['id', 'name', 'email', 'customerCode'] as const satisfies readonly (keyof User)[];
const SLA = [
  'interventionTime',
  'onSiteInterventionTime',
  'workDayStart',
  'workDayEnd',
  'weekPlan',
  'onCallDays',
  'onCallStart',
  'onCallEnd',
  'onCallPlan',
  'raisesPriority',
  'escalationGroup',
] as const satisfies readonly (keyof Sla)[];
const SETTINGS = [
  'workDayStart',
  'workDayEnd',
  'workingDays',
  'customerPriorities',
  'taskGuard',
  'pausesFor',
  'reportRequired',
  'executorCompletesOrders',
  'closesSolvedTickets',
  'closesInvoicedOrders',
  'closesWithoutInvoice',
] as const satisfies readonly (keyof TenantSettings)[];

type Columns<E, K extends keyof E> = Pick<ReadRecord<E>, K>;

/** Properties of a ticket's related records that its service depends on; references are ids. */
export type ServedCustomer = Columns<Customer, (typeof CUSTOMER)[number]>;
export type ServedLocation = Columns<Location, (typeof LOCATION)[number]>;
export type ContactUser = Columns<User, (typeof CONTACT)[number]>;
export type AgreedSla = Columns<Sla, (typeof SLA)[number]>;
export type DecidedSettings = Columns<TenantSettings, (typeof SETTINGS)[number]>;

/** The row of the statement, besides the linked records. */
export interface FoundTerms {
  readonly settings: DecidedSettings | null;
  readonly customer: ServedCustomer | null;
  readonly sla: AgreedSla | null;
  readonly location: ServedLocation | null;
  readonly contact: ContactUser | null;
  readonly group: string | null;
  /** Days 'YYYY-MM-DD'. */
  readonly holidays: readonly string[] | null;
  readonly mark: string | null;
  /** The agreement of the submission. */
  readonly agreement: ClockTerms | null;
}

/** The settings of a new tenant. */
export const settingsOf = (): DecidedSettings => firstSettings();

/** The terms of a stored or new ticket, as one row. */
export function termsStatement(
  ticket: Ticket,
  at: Date,
  linked: Readonly<Record<string, SqlValue>>,
  agreement: string | null,
): Statement {
  const into = new Statement();
  const tenant = into.bind(currentTenant());
  const record = (type: object, alias: string, properties: readonly string[]) =>
    `case when ${alias}.id is not null then ${rowJson(resourceOf(type), alias, properties)} end`;
  const joined = (type: object, alias: string, id: string | null) =>
    `left join ${quoted(resourceOf(type).table)} ${alias} on ${alias}.tenant = ${tenant} and ${alias}.id = ${into.bind(id)}::uuid`;
  const linkedColumns = Object.entries(linked).map(
    ([name, sql]) =>
      `${sql(
        (property) => `t.${snakeCase(property)}`,
        (value) => into.bind(value),
      )} as ${quoted(name)}`,
  );
  const columns = [
    `(select ${rowJson(resourceOf(TenantSettings), 's', SETTINGS)} from ${quoted(resourceOf(TenantSettings).table)} s where s.tenant = ${tenant}) as settings`,
    `${record(Customer, 'c', CUSTOMER)} as customer`,
    `${record(Sla, 'a', SLA)} as sla`,
    `${record(Location, 'l', LOCATION)} as location`,
    `(${contactSql(ticket, tenant, into)}) as contact`,
    `${groupSql(ticket.type, tenant)} as "group"`,
    `(${holidaysSql({ tenant, canton: 'l.canton', from: startOfYear(at) }, into)}) as holidays`,
    `(${definitionsMarkSql(tenant)}) as mark`,
    `(select g.terms from service_agreement g where g.tenant = ${tenant} and g.id = ${into.bind(agreement)}::uuid) as agreement`,
    ...linkedColumns,
  ];
  into.text = [
    `select ${columns.join(', ')} from (select) as one`,
    joined(Customer, 'c', idOf(ticket.customer)),
    `left join ${quoted(resourceOf(Sla).table)} a on a.tenant = c.tenant and a.id = c.sla_id`,
    joined(Location, 'l', idOf(ticket.location)),
    joined(Ticket, 't', ticket.id),
  ].join(' ');
  return into;
}

/** Holidays are read by year, so that tickets of a year share their agreement. */
const startOfYear = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), 0, 1));

/** The named contact, else the user of the ticket's customer who has the contact's address. */
function contactSql(ticket: Ticket, tenant: string, into: Statement): string {
  const id = idOf(ticket.customerContact);
  const { contactEmail } = ticket;
  if (!id && !contactEmail) return 'select null::json';
  const condition = id
    ? `u.id = ${into.bind(id)}`
    : `u.email = ${into.bind(contactEmail)} and u.customer_code = c.code`;
  const { table } = resourceOf(User);
  return `select ${rowJson(resourceOf(User), 'u', CONTACT)} from ${quoted(table)} u where u.tenant = ${tenant} and ${condition} limit 1`;
}

/** The customer's own group, else the default group of the ticket's type. */
function groupSql(type: TicketType | undefined, tenant: string): string {
  const group = (condition: string) =>
    `(select g.id from ${quoted(resourceOf(AssignmentGroup).table)} g where g.tenant = ${tenant} and g.active and ${condition} limit 1)`;
  const own = group('g.id = c.default_assignment_group_id');
  const isKnown = type !== undefined && Object.values(TicketType).includes(type);
  return isKnown ? `coalesce(${own}, ${group(`g.default_for_types @> array[${literal(type)}]`)})` : own;
}
