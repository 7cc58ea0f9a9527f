import type { Ref } from '@mikro-orm/core';
import { Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Location } from '../../customers/record/location.entity.js';
import { unverifiedIndex } from '../../customers/record/unverified-index.js';
import { STAFF } from '../../masterdata/access.js';
import { User } from '../../masterdata/user.entity.js';
import { CustomFields, type CustomValues } from '../../platform/custom-fields/kind.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import {
  Choice,
  Choices,
  Day,
  LongText,
  Moment,
  Reference,
  Resource,
  Text,
  Time,
} from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { ERP_NUMBERS, type ErpNumber } from '../../vocabulary/erp.js';
import { Role } from '../../vocabulary/role.js';
import { REPORT_STATES, ReportState } from '../../vocabulary/work.js';
import { REPORT_RIGHTS_SCHEMA, type ReportRights } from './report-rights.js';
import { SUMS_OF_REPORTS } from './reported-sums.js';

const ALLOW = { read: STAFF, update: STAFF, delete: STAFF };
const SCREENS = { route: 'reports', menu: 'none', icon: 'Assignment', screens: 'own' } as const;
const KEPT = { readOnly: true, required: true } as const;
const SHOWN = { list: true, filter: true } as const;
const EXECUTION = { section: 'execution' } as const;
const SIGNED = { readOnly: true, section: 'signature' } as const;
const BILLING = { section: 'billing' } as const;
const LINES = {
  as: 'lines',
  can: 'report',
  line: ['executionDate', 'serviceTechnician'],
  badge: 'state',
  sort: 'createdAt',
} as const;
const HOURS = {
  type: 'array',
  items: {
    type: 'object',
    required: ['employee', 'name', 'hours'],
    properties: {
      employee: { type: ['string', 'null'], format: 'uuid' },
      name: { type: ['string', 'null'] },
      hours: { type: 'number' },
    },
  },
};

/** Hours of one employee in a report. */
export interface EmployeeHours {
  readonly employee: string | null;
  readonly name: string | null;
  readonly hours: number;
}

const LOCKED = { 409: ['REPORT_LOCKED', 'REPORT_SIGNED', 'TICKET_STATE'] };

/** A report of the work on a ticket (spec §3 "Report"); its state changes by transitions only. */
@Resource({
  path: 'reports',
  ...SCREENS,
  title: 'identifier',
  sort: '-createdAt',
  audited: false,
  allow: ALLOW,
  unique: [['corrects']],
  indexes: [unverifiedIndex('report')],
  problems: { create: LOCKED, update: LOCKED, delete: LOCKED },
  fullText: ['identifier', 'remarks', 'project', 'billingAddress', 'signedBy', 'signedPlace'],
})
@Trigger(SUMS_OF_REPORTS)
export class Report extends TenantEntity {
  /** Set at creation: ALP-R-2026-00045. The number of a deleted report is not used again. */
  @Text({ ...KEPT, ...SHOWN, unique: true, search: true }) identifier!: string;
  @Reference(() => Ticket, { ...KEPT, ...SHOWN, panel: LINES, onDelete: 'cascade' }) ticket!: Ref<Ticket>;
  @Choice(REPORT_STATES, { ...KEPT, ...SHOWN, name: 'reportState' }) state: ReportState = ReportState.OpenInWork;
  @Day({ ...SHOWN, ...EXECUTION, sort: true }) executionDate: string | null = null;
  @Time(EXECUTION) executionTime: string | null = null;
  @Reference(() => User, { ...SHOWN, ...EXECUTION, takesInactive: true }) serviceTechnician: Ref<User> | null = null;
  /** A site of the ticket's customer, by default that of the ticket. */
  @Reference(() => Location, { ...SHOWN, ...EXECUTION }) siteLocation: Ref<Location> | null = null;
  @LongText({ ...EXECUTION, max: 5_000 }) remarks: string | null = null;
  @Text({ ...BILLING, max: 60, list: true, search: true }) project: string | null = null;
  @Choices(ERP_NUMBERS, { ...BILLING, name: 'erpNumber', readOnly: true }) unverified: ErpNumber[] = [];
  @LongText({ ...BILLING, max: 500 }) billingAddress: string | null = null;
  @Reference(() => User, { readOnly: true }) author: Ref<User> | null = null;
  /** The report that this one replaces, which is not invoiced; a report has one correction at most. */
  @Reference(() => Report, { readOnly: true }) corrects: Ref<Report> | null = null;
  /** Name of the signer for the customer; of a signed report only the state changes. */
  @Text({ ...SIGNED, max: 120, person: 'name' }) signedBy: string | null = null;
  @Text({ ...SIGNED, max: 120 }) signedPlace: string | null = null;
  /** By the clock of the device on which they signed. */
  @Moment(SIGNED) signedAt: Date | null = null;
  /** A report is opened empty: its completion requires the required fields. */
  @CustomFields({ required: 'rules' }) custom: CustomValues = {};
  /** Whether mails about the report were sent: with a connected ERP, only after it has taken the report. */
  @Property({ type: 'boolean', default: true, hidden: true }) announced = true;
  /** Readable number of the report that replaces this one. */
  @Computed({ type: ['string', 'null'] }) correctedBy!: string | null;
  /** The sum of the positions, in CHF without VAT; null while none has a price. */
  @Computed({ type: ['number', 'null'] }, { widget: 'money', visible: [Role.Agent] }) amount!: number | null;
  @Computed(HOURS, { widget: 'hours' }) hours!: EmployeeHours[];
  @Computed(REPORT_RIGHTS_SCHEMA, { widget: 'rights' }) can!: ReportRights;
}
