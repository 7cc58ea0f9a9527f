import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { User } from '../masterdata/user.entity.js';
import { clock } from '../platform/clock.js';
import { invalidField, Problem } from '../platform/http/problem.js';
import type { RecordJson } from '../platform/read/record.js';
import { serviceOf } from '../platform/rest/resource-controller.js';
import type { ResourceService } from '../platform/rest/resource-service.js';
import { currentUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { lockTicketOf } from '../tickets/record/lock-ticket.js';
import { Ticket } from '../tickets/record/ticket.entity.js';
import { idOf } from '../tickets/record/ticket-ownership.js';
import { TicketPartsSource } from '../tickets/record/ticket-parts.js';
import { recordReaction } from '../tickets/service/reaction.js';
import { ServiceTermsSource } from '../tickets/service/service-terms.js';
import { ActivityKind, AppointmentState } from '../vocabulary/work.js';
import { AppointmentLog } from './appointment-log.js';
import { attendeeOf, attendeeRefusal, callOff, forgetProposal } from './appointment-rules.js';
import type { AppointmentProposal, Attendee } from './appointments.shape.js';
import { ConnectedCalendars } from './connected-calendars.js';
import { Appointment } from './record/appointment.entity.js';
import { type AppointmentRights, appointmentRights } from './record/appointment-rights.js';
import { isInOrder, momentsOf } from './record/appointment-times.js';

/** Most people of a list: several times the rows of a calendar. */
const MOST_ATTENDEES = 1_000;

/** Summary of a ticket without a future appointment. */
const NOBODY_COMES = `not exists (select 1 from appointment n
  where n.tenant = [::alias::].tenant and n.ticket_id = [::alias::].id and n.state <> ? and n.ends_at > ?)`;

/** Appointments of tickets: lists, creation, and decisions of customers and the desk. */
@Injectable()
export class AppointmentsService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(Appointment)) private readonly appointments: ResourceService<Appointment>,
    private readonly terms: ServiceTermsSource,
    private readonly log: AppointmentLog,
    private readonly calendars: ConnectedCalendars,
    private readonly work: UnitOfWork,
    parts: TicketPartsSource,
  ) {
    parts.registerCount('appointments', (id, into) => {
      return this.appointments.countBelow({ ticket: { id }, state: { $ne: AppointmentState.Cancelled } }, into);
    });
    parts.registerNarrowing('unplanned', () => ({
      [raw(NOBODY_COMES, [AppointmentState.Cancelled, clock.now()])]: [],
    }));
  }

  /** Adds an appointment. The ticket is locked first, so that it is not closed meanwhile. */
  async add(ticketId: string, sent: unknown): Promise<RecordJson> {
    const body = await this.appointments.validCreation(sent);
    await this.calendars.assertAccept(() => this.#attendee(ticketId, body));
    return this.appointments.write(async (em) => {
      await this.tickets.load(em, ticketId, { lock: true });
      return this.appointments.present(em, await this.appointments.insert(em, { ...body, ticket: ticketId }));
    });
  }

  /** The people who work on tickets, by name, with the reason for which they cannot have an appointment of this one. */
  attendees(ticketId: string): Promise<Attendee[]> {
    return this.work.read(async (em) => {
      const ticket = await this.tickets.load(em, ticketId);
      const staff = { active: true, $or: [{ isAgent: true }, { isExecutor: true }] };
      const people = await em.find(User, staff, { orderBy: { name: 'asc', id: 'asc' }, limit: MOST_ATTENDEES });
      return people.map((person) => ({ id: person.id, name: person.name, refusal: attendeeRefusal(person, ticket) }));
    });
  }

  /** Cancels an appointment; customer and person get a notice that removes it from their calendars. */
  cancel(id: string, reason: string | null, version?: number): Promise<RecordJson> {
    return this.#decide(id, 'cancel', version, async (em, appointment) => {
      callOff(appointment);
      await this.log.append(em, appointment, { kind: ActivityKind.AppointmentCancelled, reason });
    });
  }

  /** The customer accepts an appointment, which counts as a reaction of the desk (domain "SLA clocks", REACTION). */
  confirm(id: string, version?: number): Promise<RecordJson> {
    return this.#decide(id, 'confirm', version, async (em, appointment, ticket) => {
      appointment.state = AppointmentState.Confirmed;
      forgetProposal(appointment);
      await this.log.append(em, appointment, { kind: ActivityKind.AppointmentConfirmed });
      await recordReaction(this.terms, em, ticket);
    });
  }

  /** The customer proposes another time; the appointment stays unchanged until the desk decides. */
  propose(id: string, { date, startTime, endTime, note = null }: AppointmentProposal, version?: number) {
    return this.#decide(id, 'propose', version, async (em, appointment) => {
      if (!isInOrder({ date, startTime, endTime })) throw invalidField('/endTime', 'END_BEFORE_START');
      if (momentsOf({ date, startTime, endTime }).startsAt < clock.now()) throw invalidField('/date', 'DATE_PAST');
      const proposed = { proposedDate: date, proposedStart: startTime, proposedEnd: endTime, proposalNote: note };
      Object.assign(appointment, proposed);
      const changes = Object.entries({ proposedDate: date, proposedStart: startTime, proposedEnd: endTime }).map(
        ([field, to]) => ({ field, from: null, to }),
      );
      await this.log.append(em, appointment, { kind: ActivityKind.AppointmentProposed, changes, reason: note });
    });
  }

  async #attendee(ticketId: string, { person }: Readonly<Record<string, unknown>>): Promise<string | null> {
    if (typeof person === 'string') return person;
    const ticket = await this.work.read((em) => this.tickets.load(em, ticketId));
    return idOf(attendeeOf(ticket)) ?? currentUser().id;
  }

  #decide(
    id: string,
    right: keyof AppointmentRights,
    version: number | undefined,
    work: (em: EntityManager, appointment: Appointment, ticket: Ticket) => Promise<void>,
  ): Promise<RecordJson> {
    return this.appointments.write(async (em) => {
      await lockTicketOf(em, Appointment, id);
      const appointment = await this.appointments.load(em, id, { lock: true });
      if (version !== undefined) await this.appointments.assertVersion(em, appointment, version);
      const ticket = await appointment.ticket.loadOrFail();
      if (!appointmentRights(appointment, ticket)[right]) throw new Problem(409, 'APPOINTMENT_NOT_OPEN');
      await work(em, appointment, ticket);
      appointment.touch();
      await em.flush();
      return this.appointments.present(em, appointment);
    });
  }
}
