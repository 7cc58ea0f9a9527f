import type { ErpStore } from './erp-store.js';

/** An appointment of an external calendar; moments to the minute, as ISO texts. */
export interface ErpAppointment {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly isConfirmed: boolean;
  /** An event of a whole day or a series, which no appointment of the desk can be. */
  readonly isOther?: boolean;
}

/** Owner of a calendar. */
export interface CalendarOwner {
  readonly email: string;
  readonly username: string;
}

/** Appointments of an external system; the place is a user's calendar. */
export interface ErpAppointments extends ErpStore<ErpAppointment> {
  /** The calendar of a user. Throws NOT_LINKED for an unknown user, FORBIDDEN without access. */
  placeOf(owner: CalendarOwner): Promise<string>;
}
