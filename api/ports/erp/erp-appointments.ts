import type { ErpStore } from './erp-store.js';

/** An appointment as calendars elsewhere keep it; moments to the minute, as ISO texts. */
export interface ErpAppointment {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly isConfirmed: boolean;
  /** It is a whole day, or repeats: nothing that an appointment of the desk could be. */
  readonly isOther?: boolean;
}

/** Whose calendar it is. */
export interface CalendarOwner {
  readonly email: string;
  readonly username: string;
}

/** Appointments at a system elsewhere; the place of one is a person's calendar. */
export interface ErpAppointments extends ErpStore<ErpAppointment> {
  /** Where somebody's appointments stand. Throws NOT_LINKED for whom the system does not know, FORBIDDEN where we may not. */
  placeOf(owner: CalendarOwner): Promise<string>;
}
