import type { Ref } from '@mikro-orm/core';
import { Check, Property } from '@mikro-orm/decorators/legacy';
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
  View,
} from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { Role } from '../../vocabulary/role.js';
import { APPOINTMENT_CONFIRMATIONS } from '../../vocabulary/ticket.js';
import { APPOINTMENT_STATES, AppointmentState } from '../../vocabulary/work.js';
import { APPOINTMENT_PROBLEMS, APPOINTMENT_RIGHTS, type AppointmentRights } from './appointment-rights.js';

const ALLOW = { read: [...STAFF, Role.Customer], create: STAFF, update: STAFF, delete: [] };
const SCREENS = { route: 'appointment', menu: 'main', icon: 'Schedule' } as const;
const SHOWN = { list: true, filter: true } as const;
const KEPT = { readOnly: true } as const;
const TIME = { required: true, list: true } as const;
const PROPOSED = { ...KEPT, section: 'proposal' } as const;
const TAB = { as: 'tab', count: true, roles: STAFF } as const;
const WORKED_OUT = { type: ['string', 'null'] };
const AHEAD = { endsAt_gte: '@now', state_eq_any: [AppointmentState.Planned, AppointmentState.Confirmed] };
const LINES = {
  as: 'lines',
  can: 'addAppointment',
  line: ['title', 'person', 'note'],
  badge: 'state',
  folded: { when: [{ state: AppointmentState.Cancelled }, { endsAt_lt: '@now' }], sort: '-startsAt' },
} as const;
const MINE = { ...AHEAD, person: '@me' };

/**
 * An appointment of a person at a ticket's site (spec §3 "Appointment"). Day and times are those of the desk's zone; the
 * customer sees it, accepts it or proposes another time, and the person has it in their calendar.
 */
@Check({ name: 'appointment_end_check', expression: 'end_time >= start_time' })
@Resource({
  path: 'appointments',
  ...SCREENS,
  title: 'title',
  sort: 'startsAt',
  audited: false,
  allow: ALLOW,
  problems: APPOINTMENT_PROBLEMS,
})
@View({ ...TAB, name: 'mine', filter: MINE, roles: [Role.Executor] })
@View({ as: 'tab', name: 'ahead', filter: AHEAD })
@View({ ...TAB, name: 'proposals', filter: { proposedDate_gte: '@today' } })
@View({ ...TAB, name: 'mine', filter: MINE })
@View({ as: 'tab', name: 'all', filter: {}, sort: '-startsAt' })
export class Appointment extends TenantEntity {
  @Text({ required: true, max: 200, list: true, search: true }) title!: string;
  @Day({ ...TIME, filter: true }) date!: string;
  @Time(TIME) startTime!: string;
  @Time({ ...TIME, rowWith: 'startTime' }) endTime!: string;
  /** Name of the customer of the ticket. */
  @Computed(WORKED_OUT, { list: true, reads: 'customers' }) customer!: string | null;
  /** Post code and town of the ticket's site, its name where they are unknown. */
  @Computed(WORKED_OUT, { list: true, reads: 'locations' }) place!: string | null;
  /** The person who comes, by default the executor or responsible of the ticket. */
  @Reference(() => User, { ...SHOWN, takesInactive: true, help: true }) person: Ref<User> | null = null;
  @Choice(APPOINTMENT_STATES, { ...KEPT, ...SHOWN, name: 'appointmentState', default: AppointmentState.Planned })
  state: AppointmentState = AppointmentState.Planned;
  @Reference(() => Ticket, { ...KEPT, required: true, ...SHOWN, panel: LINES, onDelete: 'cascade' })
  ticket!: Ref<Ticket>;
  /** For the customer and the person. */
  @LongText({ max: 2_000, help: true }) note: string | null = null;
  /** The time proposed by the customer, until the desk decides. */
  @Day({ ...PROPOSED, filter: true }) proposedDate: string | null = null;
  @Time(PROPOSED) proposedStart: string | null = null;
  @Time({ ...PROPOSED, rowWith: 'proposedStart' }) proposedEnd: string | null = null;
  @LongText(PROPOSED) proposalNote: string | null = null;
  @Moment({ ...KEPT, required: true, filter: true, sort: true }) startsAt!: Date;
  @Moment({ ...KEPT, required: true, filter: true }) endsAt!: Date;
  @CustomFields() custom: CustomValues = {};
  @Computed(APPOINTMENT_RIGHTS, { widget: 'rights' }) can!: AppointmentRights;
  /** Confirmations of the time and the person (domain "Confirmation pattern"). */
  @Choices(APPOINTMENT_CONFIRMATIONS, { name: 'confirmation', transient: true }) confirm?: string[];

  /** Number of changed invitations (RFC 5545 "SEQUENCE"). */
  @Property({ type: 'int', default: 0 }) sequence = 0;
  /** The start of the appointment at the last reminder. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true }) remindedOf: Date | null = null;
}
