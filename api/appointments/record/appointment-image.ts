import { idOf } from '../../tickets/record/ticket-ownership.js';
import type { AppointmentState } from '../../vocabulary/work.js';
import type { Appointment } from './appointment.entity.js';

/** An appointment as it stood when its ticket's timeline got an entry; moments as ISO 8601, the person by its id. */
export interface AppointmentImage {
  readonly id: string;
  readonly title: string;
  readonly note: string | null;
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly changedAt: string;
  readonly state: AppointmentState;
  readonly sequence: number;
  readonly person: string | null;
}

/** The appointment as it stands now. */
export const imageOf = (appointment: Appointment): AppointmentImage => {
  const { id, title, note, date, startTime, endTime, startsAt, endsAt, state, sequence, person, updatedAt } =
    appointment;
  return {
    ...{ id, title, note, date, startTime, endTime, state, sequence },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    changedAt: updatedAt.toISOString(),
    person: idOf(person),
  };
};
