import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Location } from '../customers/record/location.entity.js';
import { MailAppointmentsSource, type ToldAppointment } from '../mails/plan/mail-appointments.js';
import { localised } from '../mails/plan/mail-placeholders.js';
import { type CalendarEvent, calendarOf } from '../platform/calendar-event.js';
import { Env } from '../platform/env.js';
import { AppointmentState } from '../vocabulary/work.js';
import { Appointment } from './record/appointment.entity.js';

const STATUS = {
  [AppointmentState.Planned]: 'TENTATIVE',
  [AppointmentState.Confirmed]: 'CONFIRMED',
  [AppointmentState.Cancelled]: 'CANCELLED',
} as const;

/** Tells mails of appointments: in words, and as what the recipient's calendar takes. */
@Injectable()
export class AppointmentMails {
  constructor(
    @Inject(Env) private readonly env: Env,
    source: MailAppointmentsSource,
  ) {
    source.register((em, id) => this.#told(em, id));
  }

  async #told(em: EntityManager, id: string): Promise<ToldAppointment | null> {
    const appointment = await em.findOne(Appointment, { id }, { populate: ['person', 'ticket.location'] });
    if (!appointment) return null;
    const { title, note, state, sequence, person } = appointment;
    return {
      values: (locale) => ({
        title,
        date: localised(locale).day(appointment.date),
        time: `${appointment.startTime}–${appointment.endTime}`,
        person: person?.unwrap().name ?? null,
        note,
        isMoved: sequence > 0,
        isConfirmed: state === AppointmentState.Confirmed,
      }),
      calendar: (event, invited, { summary, url, organizer }) => {
        if (event !== 'APPOINTMENT_SCHEDULED' && event !== 'APPOINTMENT_CANCELLED') return null;
        const method = event === 'APPOINTMENT_CANCELLED' ? 'CANCEL' : 'REQUEST';
        const status = method === 'CANCEL' ? 'CANCELLED' : STATUS[state];
        const people = { organizer: { name: organizer, email: this.env.MAIL_FROM }, attendee: invited };
        const content = calendarOf([{ ...eventOf(appointment, url), summary, status, ...people }], method);
        return { method, content };
      },
    };
  }
}

/** An appointment as an event of a calendar, without people. Its ticket with the site is loaded. */
export function eventOf(appointment: Appointment, url: string): CalendarEvent {
  const { id, sequence, startsAt, endsAt, updatedAt, note, state } = appointment;
  const ticket = appointment.ticket.unwrap();
  return {
    uid: id,
    sequence,
    startsAt,
    endsAt,
    changedAt: updatedAt,
    summary: [ticket.identifier, appointment.title].filter(Boolean).join(': '),
    description: [note, url].filter(Boolean).join('\n\n'),
    location: placeOf(ticket.location?.unwrap()),
    url,
    status: STATUS[state],
  };
}

/** The site on one line, as maps find it. */
const placeOf = (site: Location | undefined): string =>
  site ? [site.name, site.street, [site.postCode, site.city].filter(Boolean).join(' ')].filter(Boolean).join(', ') : '';
