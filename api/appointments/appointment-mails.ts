import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Location } from '../customers/record/location.entity.js';
import { type MailAppointment, MailAppointmentsSource } from '../mails/plan/mail-appointments.js';
import { localised } from '../mails/plan/mail-placeholders.js';
import { User } from '../masterdata/user.entity.js';
import { type CalendarEvent, calendarOf } from '../platform/calendar-event.js';
import { Env } from '../platform/env.js';
import { recordKey } from '../platform/tenancy/session.js';
import type { Ticket } from '../tickets/record/ticket.entity.js';
import type { Activity } from '../tickets/timeline/activity.entity.js';
import { AppointmentState } from '../vocabulary/work.js';
import { Appointment } from './record/appointment.entity.js';
import type { AppointmentImage } from './record/appointment-image.js';

const STATUS = {
  [AppointmentState.Planned]: 'TENTATIVE',
  [AppointmentState.Confirmed]: 'CONFIRMED',
  [AppointmentState.Cancelled]: 'CANCELLED',
} as const;

/** The appointments of mails: as text, and as an event for the recipient's calendar. */
@Injectable()
export class AppointmentMails {
  constructor(
    @Inject(Env) private readonly env: Env,
    source: MailAppointmentsSource,
  ) {
    source.register({ of: (em, cause) => this.#appointmentOf(em, cause), isOvertaken });
  }

  async #appointmentOf(em: EntityManager, cause: Activity): Promise<MailAppointment> {
    const image = cause.appointment as AppointmentImage;
    const { title, note, state, sequence, date, startTime, endTime } = image;
    const person = image.person ? await em.findOne(User, recordKey(image.person)) : null;
    const ticket = await cause.ticket.loadOrFail({ populate: ['location'] });
    return {
      values: (locale) => ({
        title,
        date: localised(locale).day(date),
        time: `${startTime}–${endTime}`,
        person: person?.name ?? null,
        note,
        isMoved: sequence > 0,
        isConfirmed: state === AppointmentState.Confirmed,
      }),
      calendar: (event, invited, { summary, url, organizer }) => {
        if (event !== 'APPOINTMENT_SCHEDULED' && event !== 'APPOINTMENT_CANCELLED') return null;
        const method = event === 'APPOINTMENT_CANCELLED' ? 'CANCEL' : 'REQUEST';
        const status = method === 'CANCEL' ? 'CANCELLED' : STATUS[state];
        const people = { organizer: { name: organizer, email: this.env.MAIL_FROM }, attendee: invited };
        const content = calendarOf([{ ...eventOf(image, ticket, url), summary, status, ...people }], method);
        return { method, content };
      },
    };
  }
}

/** Whether the appointment was moved, cancelled or removed since the entry. */
async function isOvertaken(em: EntityManager, { appointment }: Activity): Promise<boolean> {
  const { id, sequence } = appointment as AppointmentImage;
  const present = await em.findOne(Appointment, recordKey(id), { fields: ['sequence'] });
  return !present || present.sequence > sequence;
}

/** An appointment as an event of a calendar, without people. Its ticket with the site is loaded. */
export function eventOf(image: AppointmentImage, ticket: Ticket, url: string): CalendarEvent {
  const { id, sequence, startsAt, endsAt, changedAt, note, state, title } = image;
  return {
    uid: id,
    sequence,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    changedAt: new Date(changedAt),
    summary: [ticket.identifier, title].filter(Boolean).join(': '),
    description: [note, url].filter(Boolean).join('\n\n'),
    location: placeOf(ticket.location?.unwrap()),
    url,
    status: STATUS[state],
  };
}

/** The site on one line, for maps. */
const placeOf = (site: Location | undefined): string =>
  site ? [site.name, site.street, [site.postCode, site.city].filter(Boolean).join(' ')].filter(Boolean).join(', ') : '';
