import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailCalendar } from '../../ports/mail.js';
import type { Activity } from '../../tickets/timeline/activity.entity.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { NotifiedEvent } from '../../vocabulary/mail.js';
import type { Placeholders } from './mail-placeholders.js';

/** Who gets an invitation. */
interface Invited {
  readonly name: string;
  readonly email: string;
}

/** An appointment as mails tell of it. */
export interface ToldAppointment {
  values(locale: Locale): Placeholders['appointment'];
  /** What puts it into the calendar of somebody, or takes it out; null where the event brings nothing of that. */
  calendar(event: NotifiedEvent, invited: Invited, words: CalendarWords): MailCalendar | null;
}

/** What a calendar says besides when and where. */
export interface CalendarWords {
  readonly summary: string;
  readonly url: string;
  /** Name of the desk. */
  readonly organizer: string;
}

/** What the room of appointments answers about an entry of a timeline that tells of one. */
export interface AppointmentTeller {
  /** The appointment as it stood then; null where the entry tells of none. */
  of(em: EntityManager, cause: Activity): Promise<ToldAppointment | null>;
  /** Whether it was moved or called off since, so that a mail that tells of it misleads. */
  isOvertaken(em: EntityManager, cause: Activity): Promise<boolean>;
}

/** What the values of an appointment are where a mail tells of none. */
export const NO_APPOINTMENT: Placeholders['appointment'] = {
  title: null,
  date: null,
  time: null,
  person: null,
  note: null,
  isMoved: false,
  isConfirmed: false,
};

/** What a cancellation tells holds whatever follows. */
const FINAL: NotifiedEvent = 'APPOINTMENT_CANCELLED';

/** Asks for appointments on behalf of mails; the room of appointments comes later and registers here. */
@Injectable()
export class MailAppointmentsSource {
  #teller?: AppointmentTeller;

  register(teller: AppointmentTeller): void {
    this.#teller = teller;
  }

  /** Null where the entry tells of no appointment. */
  async of(em: EntityManager, cause: Activity): Promise<ToldAppointment | null> {
    return cause.appointment ? (this.#teller?.of(em, cause) ?? null) : null;
  }

  /** Whether what a mail would tell of an appointment has been overtaken. */
  async isOvertaken(em: EntityManager, event: NotifiedEvent, cause: Activity | null): Promise<boolean> {
    if (event === FINAL || !cause?.appointment) return false;
    return (await this.#teller?.isOvertaken(em, cause)) ?? false;
  }
}
