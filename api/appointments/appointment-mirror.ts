import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Temporal } from 'temporal-polyfill';
import { NotAdoptable } from '../erp/outbox/convergence.js';
import { type ErpMirror, ErpMirrors, type Mirrored } from '../erp/outbox/erp-mirrors.js';
import { differencesIn } from '../erp/record/erp-difference.shape.js';
import { changesTo } from '../platform/audit/field-change.js';
import { clock } from '../platform/clock.js';
import { Env, publicUrl } from '../platform/env.js';
import { ZONE } from '../platform/vocabulary/zone.js';
import type { ErpAppointment } from '../ports/erp/erp-appointments.js';
import { ErpError } from '../ports/erp/erp-error.js';
import type { ErpSystem } from '../ports/erp/erp-systems.js';
import { lockTicketOf } from '../tickets/record/lock-ticket.js';
import { takesAppointments } from '../tickets/record/ticket-policy.js';
import { ActivityKind, AppointmentState } from '../vocabulary/work.js';
import { AppointmentLog } from './appointment-log.js';
import { eventOf } from './appointment-mails.js';
import { callOff, forgetProposal, settleTimes } from './appointment-rules.js';
import { Appointment } from './record/appointment.entity.js';
import { imageOf } from './record/appointment-image.js';

/** Mirrors appointments in the external calendars of their persons: both sides have the same times. */
@Injectable()
export class AppointmentMirror implements ErpMirror<ErpAppointment> {
  readonly kind = 'APPOINTMENT';

  constructor(
    private readonly log: AppointmentLog,
    @Inject(Env) private readonly env: Env,
    mirrors: ErpMirrors,
  ) {
    mirrors.register(this);
  }

  store = ({ appointments }: ErpSystem) => appointments;

  /** A cancelled appointment, or one without a person, is in no calendar. */
  async wanted(em: EntityManager, record: string): Promise<Mirrored<ErpAppointment> | null> {
    const found = await em.findOne(Appointment, { id: record }, { populate: ['person', 'ticket.location'] });
    const person = found?.person?.unwrap();
    if (!found || !person || found.state === AppointmentState.Cancelled) return null;
    const { startsAt, endsAt, summary, description, location, status } = eventOf(
      imageOf(found),
      found.ticket.unwrap(),
      this.#addressOf(found),
    );
    const value = {
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      ...{ summary, description, location },
      isConfirmed: status === 'CONFIRMED',
    };
    const place = async (system: ErpSystem) => {
      if (!system.appointments || !person.email) throw new ErpError('NOT_LINKED', 'NOT_APPLIED');
      return system.appointments.placeOf({ email: person.email, username: person.username });
    };
    return { label: `${summary} (${person.name})`, value, place };
  }

  factsOf = ({ startsAt, endsAt, isOther }: ErpAppointment): string =>
    isOther ? `${startsAt}/${endsAt}/other` : `${startsAt}/${endsAt}`;

  told = ({ startsAt, endsAt }: ErpAppointment): string => {
    const [start, end] = [localTimeOf(startsAt), localTimeOf(endsAt)];
    const day = ({ day: of, month, year }: Temporal.PlainDateTime) => `${of}.${month}.${year}`;
    const isOneDay = start.toPlainDate().equals(end.toPlainDate());
    return `${day(start)} ${timeOf(start)}–${isOneDay ? '' : `${day(end)} `}${timeOf(end)}`;
  };

  differences = (ours: ErpAppointment | null, theirs: ErpAppointment | null) =>
    differencesIn('appointments', [ours && timesOf(ours), theirs && timesOf(theirs)]);

  async adopt(em: EntityManager, record: string, theirs: ErpAppointment | null, seen: string | null, decided: boolean) {
    await lockTicketOf(em, Appointment, record);
    const appointment = await em.findOne(Appointment, { id: record }, { populate: ['ticket'], refresh: true });
    const stands = appointment !== null && appointment.state !== AppointmentState.Cancelled;
    if ((stands ? this.#factsNow(appointment) : null) !== seen) return false;
    if (!stands) return true;
    if (!takesAppointments(appointment.ticket.unwrap())) throw new NotAdoptable('STATE');
    if (theirs) await this.#move(em, appointment, theirs);
    else if (decided) await this.#cancel(em, appointment);
    else throw new NotAdoptable('GONE');
    appointment.touch();
    await em.flush();
    return true;
  }

  async due(em: EntityManager): Promise<string[]> {
    const where = { state: { $ne: AppointmentState.Cancelled }, endsAt: { $gt: clock.now() } };
    return (await em.find(Appointment, where, { fields: ['id'] })).map(({ id }) => id);
  }

  /** Copies a move by the person in their calendar; the customer gets the notice of every move. */
  async #move(em: EntityManager, appointment: Appointment, { startsAt, endsAt, isOther }: ErpAppointment) {
    const [start, end] = [localTimeOf(startsAt), localTimeOf(endsAt)];
    const isOneDay = start.toPlainDate().equals(end.toPlainDate()) && Temporal.PlainDateTime.compare(start, end) <= 0;
    if (isOther || !isOneDay) throw new NotAdoptable('VALUES');
    const date = start.toPlainDate().toString();
    const { date: day, startTime, endTime } = appointment;
    const before = { date: day, startTime, endTime };
    Object.assign(appointment, { date, startTime: timeOf(start), endTime: timeOf(end) });
    settleTimes(appointment);
    // Only whole minutes can be the same on both sides.
    if (appointment.startsAt.toISOString() !== startsAt || appointment.endsAt.toISOString() !== endsAt)
      throw new NotAdoptable('VALUES');
    appointment.state = AppointmentState.Planned;
    appointment.sequence += 1;
    forgetProposal(appointment);
    const changes = await changesTo(appointment, { names: new Set(Object.keys(before)), before }, em);
    await this.log.append(em, appointment, { kind: ActivityKind.AppointmentChanged, changes, bySystem: true });
  }

  async #cancel(em: EntityManager, appointment: Appointment): Promise<void> {
    callOff(appointment);
    await this.log.append(em, appointment, { kind: ActivityKind.AppointmentCancelled, bySystem: true });
  }

  #factsNow({ startsAt, endsAt }: Appointment): string {
    return `${startsAt.toISOString()}/${endsAt.toISOString()}`;
  }

  #addressOf({ ticket }: Appointment): string {
    return `${publicUrl(this.env)}/issue/${ticket.id}`;
  }
}

const timesOf = ({ startsAt, endsAt }: ErpAppointment) => ({ startsAt, endsAt });

const localTimeOf = (moment: string) => Temporal.Instant.from(moment).toZonedDateTimeISO(ZONE).toPlainDateTime();

const timeOf = ({ hour, minute }: Temporal.PlainDateTime) =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
