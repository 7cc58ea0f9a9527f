import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { actingUser } from '../masterdata/acting-user.js';
import { currentSettings } from '../masterdata/current-settings.js';
import type { User } from '../masterdata/user.entity.js';
import { changesTo } from '../platform/audit/field-change.js';
import { clock } from '../platform/clock.js';
import { type FieldError, invalid, invalidField, Problem } from '../platform/http/problem.js';
import type { Computations, RecordJson, SqlValue } from '../platform/read/record.js';
import type { Changes, PlannedWrite, ResourceRules } from '../platform/rest/rules.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import { taskAssigneeRefusal } from '../tickets/assignment/assignee-rules.js';
import { JUDGED_TICKET, judgedTicket } from '../tickets/record/judged-ticket.js';
import { lockTicketOf } from '../tickets/record/lock-ticket.js';
import type { Ticket } from '../tickets/record/ticket.entity.js';
import { idOf } from '../tickets/record/ticket-ownership.js';
import { appointmentScope } from '../tickets/record/ticket-scope.js';
import { recordReaction } from '../tickets/service/reaction.js';
import { ServiceTermsSource } from '../tickets/service/service-terms.js';
import { TicketType } from '../vocabulary/ticket.js';
import { ActivityKind, AppointmentState, type AttendeeRefusal } from '../vocabulary/work.js';
import { AppointmentLog } from './appointment-log.js';
import { ConnectedCalendars } from './connected-calendars.js';
import { Appointment } from './record/appointment.entity.js';
import { appointmentRights, assertTakesAppointments } from './record/appointment-rights.js';
import { isInOrder, momentsOf } from './record/appointment-times.js';
import { confirmWarnings } from './record/appointment-warnings.js';

const DAY_MS = 24 * 3_600_000;

/** Fields of a new appointment in the timeline, whose changes need a new invitation and acceptance. */
const PLAN = ['date', 'startTime', 'endTime', 'person'] as const;

const TOWN = `coalesce(nullif(concat_ws(' ', f.post_code, f.city), ''), f.name)`;

/** A value of the customer or the site of an appointment's ticket, in SQL. */
const ofTicket =
  (table: 'customer' | 'location', value: string): SqlValue =>
  (column) =>
    `(select ${value} from ticket t join ${table} f on f.tenant = t.tenant and f.id = t.${table}_id
      where t.tenant = ${column('tenant')} and t.id = ${column('ticket')})`;

/**
 * Reach and writing of appointments (domain "Permissions"), with the errors of spec §8. Every write locks the ticket
 * first, like a transition.
 */
@Injectable()
export class AppointmentRules implements ResourceRules<Appointment> {
  constructor(
    private readonly log: AppointmentLog,
    private readonly calendars: ConnectedCalendars,
    private readonly terms: ServiceTermsSource,
  ) {}

  scope(user: SignedInUser) {
    return appointmentScope(user);
  }

  computed(): Computations<Appointment> {
    return {
      can: {
        of: ['ticket', 'state', 'endsAt'],
        sql: JUDGED_TICKET,
        value: (appointment) => appointmentRights(appointment, judgedTicket(appointment)),
      },
      customer: { sql: { customer: ofTicket('customer', 'f.name') }, value: ({ customer }) => customer },
      place: { sql: { place: ofTicket('location', TOWN) }, value: ({ place }) => place },
    };
  }

  async around(write: PlannedWrite<Appointment>): Promise<RecordJson> {
    await this.calendars.assertAccept(async () => idOf((await write.dryRun()).person));
    return write.store();
  }

  async beforeWrite(em: EntityManager, id?: string): Promise<void> {
    if (id) await lockTicketOf(em, Appointment, id);
  }

  async beforeCreate(appointment: Appointment, em: EntityManager): Promise<void> {
    const ticket = await appointment.ticket.loadOrFail();
    assertTakesAppointments(ticket);
    const settings = await currentSettings(em);
    if (!settings.takesAppointments) throw new Problem(409, 'APPOINTMENTS_DISABLED');
    namePerson(appointment, ticket, em);
    settleTimes(appointment);
    await confirmWarnings(appointment, await assertPerson(appointment, ticket), settings, em);
    const changes = await changesTo(appointment, { names: new Set(PLAN), before: {} }, em);
    await this.log.append(em, appointment, { kind: ActivityKind.AppointmentAdded, changes });
  }

  async beforeUpdate(appointment: Appointment, written: Changes, em: EntityManager): Promise<void> {
    const ticket = await appointment.ticket.loadOrFail();
    assertTakesAppointments(ticket);
    if (appointment.state === AppointmentState.Cancelled) throw new Problem(409, 'APPOINTMENT_CANCELLED');
    const { names, before } = written;
    const isMoved = PLAN.some((name) => names.has(name));
    if (isMoved) {
      namePerson(appointment, ticket, em);
      settleTimes(appointment);
      const person = await assertPerson(appointment, ticket);
      await confirmWarnings(appointment, person, await currentSettings(em), em);
      const isAgreed = isProposed(appointment);
      appointment.state = isAgreed ? AppointmentState.Confirmed : AppointmentState.Planned;
      if (isAgreed) await recordReaction(this.terms, em, ticket);
      forgetProposal(appointment);
    }
    // An invitation has no custom fields.
    const isQuiet = [...names].every((name) => name.split('.')[0] === 'custom');
    if (!isQuiet) appointment.sequence += 1;
    const relieved = names.has('person') ? ((before.person as string | null) ?? undefined) : undefined;
    const changes = await changesTo(appointment, written, em);
    await this.log.append(em, appointment, { kind: ActivityKind.AppointmentChanged, changes, relieved, isQuiet });
  }
}

/** The default person of a ticket's appointments. */
export const attendeeOf = ({ executionResponsible, responsible }: Ticket) => executionResponsible ?? responsible;

/** Sets the default person of an appointment without one, such as a replacement that leaves them out. */
function namePerson(appointment: Appointment, ticket: Ticket, em: EntityManager): void {
  appointment.person ??= attendeeOf(ticket) ?? actingUser(em);
}

/** Derives the moments. Throws 422 for an end before the start (spec §5). */
export function settleTimes(appointment: Appointment): void {
  if (!isInOrder(appointment)) throw invalidField('/endTime', 'END_BEFORE_START');
  const { startsAt, endsAt } = momentsOf(appointment);
  // The invitation within a day before the appointment is its reminder.
  const isNear = startsAt.getTime() - clock.now().getTime() <= DAY_MS;
  Object.assign(appointment, { startsAt, endsAt, remindedOf: isNear ? startsAt : null });
}

/** Whether the customer has proposed the time, so that they need not accept it. */
const isProposed = ({ date, startTime, endTime, proposedDate, proposedStart, proposedEnd }: Appointment) =>
  date === proposedDate && startTime === proposedStart && endTime === proposedEnd;

/** Cancels an appointment, with a new invitation for the calendars that have it. */
export function callOff(appointment: Appointment): void {
  appointment.state = AppointmentState.Cancelled;
  appointment.sequence += 1;
  forgetProposal(appointment);
}

/** Removes the customer's proposal, which the desk has decided. */
export function forgetProposal(appointment: Appointment): void {
  Object.assign(appointment, { proposedDate: null, proposedStart: null, proposedEnd: null, proposalNote: null });
}

/** The reason for which a person cannot have an appointment of a ticket; null for a person who can. */
export function attendeeRefusal(person: User, ticket: Ticket): AttendeeRefusal | null {
  if (!taskAssigneeRefusal(person, ticket)) return person.email ? null : 'NO_EMAIL';
  return ticket.type === TicketType.Order && ticket.executionCompany ? 'OTHER_COMPANY' : 'NO_PART';
}

/** The person of an appointment. Throws 422 for a person without access to the ticket or without an e-mail address. */
async function assertPerson({ person }: Appointment, ticket: Ticket): Promise<User> {
  const user = (await person?.loadOrFail()) as User;
  const refusal = taskAssigneeRefusal(user, ticket);
  const errors: FieldError[] = refusal ? [{ pointer: '/person', code: refusal }] : [];
  if (!user.email) errors.push({ pointer: '/person', code: 'PERSON_EMAIL_MISSING', params: { name: user.name } });
  if (errors.length > 0) throw invalid(errors);
  return user;
}
