import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailCalendar } from '../../ports/mail.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { ToldEvent } from '../../vocabulary/mail.js';
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
  calendar(event: ToldEvent, invited: Invited, words: CalendarWords): MailCalendar | null;
}

/** What a calendar says besides when and where. */
export interface CalendarWords {
  readonly summary: string;
  readonly url: string;
  /** Name of the desk. */
  readonly organizer: string;
}

type Reader = (em: EntityManager, id: string) => Promise<ToldAppointment | null>;

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

/** Tells mails of appointments, whose own room comes later and says here how one is told. */
@Injectable()
export class MailAppointmentsSource {
  #read: Reader = async () => null;

  register(read: Reader): void {
    this.#read = read;
  }

  /** Null where the mail tells of none, or it is gone. */
  async of(em: EntityManager, id: string | undefined): Promise<ToldAppointment | null> {
    return id ? this.#read(em, id) : null;
  }
}
