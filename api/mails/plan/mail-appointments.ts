import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailCalendar } from '../../ports/mail.js';
import type { Activity } from '../../tickets/timeline/activity.entity.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { NotifiedEvent } from '../../vocabulary/mail.js';
import type { Placeholders } from './mail-placeholders.js';

/** The recipient of an invitation. */
interface Invited {
  readonly name: string;
  readonly email: string;
}

/** An appointment with its values for mails. */
export interface MailAppointment {
  values(locale: Locale): Placeholders['appointment'];
  /** The calendar file that adds or cancels the appointment; null for an event without one. */
  calendar(event: NotifiedEvent, invited: Invited, words: CalendarWords): MailCalendar | null;
}

/** The texts of a calendar entry besides its time and place. */
export interface CalendarWords {
  readonly summary: string;
  readonly url: string;
  /** Name of the desk. */
  readonly organizer: string;
}

/** Reads the appointment of a timeline entry; `api/appointments` implements it. */
export interface MailAppointmentReader {
  /** The appointment as of the entry; null for an entry without one. */
  of(em: EntityManager, cause: Activity): Promise<MailAppointment | null>;
  /** Whether the appointment was moved or cancelled after the entry, so that its mail would mislead. */
  isOvertaken(em: EntityManager, cause: Activity): Promise<boolean>;
}

/** The values of a mail without an appointment. */
export const NO_APPOINTMENT: Placeholders['appointment'] = {
  title: null,
  date: null,
  time: null,
  person: null,
  note: null,
  isMoved: false,
  isConfirmed: false,
};

/** The mail of a cancellation is never overtaken. */
const FINAL: NotifiedEvent = 'APPOINTMENT_CANCELLED';

/** Reads appointments for mails through the reader that `api/appointments` registers. */
@Injectable()
export class MailAppointmentsSource {
  #reader?: MailAppointmentReader;

  register(reader: MailAppointmentReader): void {
    this.#reader = reader;
  }

  /** The appointment of an entry; null for an entry without one. */
  async of(em: EntityManager, cause: Activity): Promise<MailAppointment | null> {
    return cause.appointment ? (this.#reader?.of(em, cause) ?? null) : null;
  }

  /** Whether a later change has overtaken the mail of an appointment. */
  async isOvertaken(em: EntityManager, event: NotifiedEvent, cause: Activity | null): Promise<boolean> {
    if (event === FINAL || !cause?.appointment) return false;
    return (await this.#reader?.isOvertaken(em, cause)) ?? false;
  }
}
