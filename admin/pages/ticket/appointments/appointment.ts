import type { RaRecord } from 'react-admin';
import type { Schema } from '../../../providers/contract';

type Shape = Schema<'Appointment'>;

/** An appointment of a ticket as the API returns it, with the name of its attendee. */
export interface Appointment extends RaRecord<string>, Omit<Shape, 'id' | 'can'> {
  can: { edit: boolean; cancel: boolean; confirm: boolean; propose: boolean };
  _embedded?: Record<string, { id: string; title: unknown } | null>;
}

/** API path of an appointment, and of a decision about it. */
export const appointmentPath = (id: string, decision?: 'cancellation') =>
  ['appointments', encodeURIComponent(id), ...(decision ? [decision] : [])].join('/');

/** Name of the attendee. */
export function attendeeOf({ _embedded }: Appointment): string | undefined {
  const title = _embedded?.person?.title;
  return typeof title === 'string' ? title : undefined;
}

/** The time that the customer has proposed; undefined without a proposal. */
export function wishOf({ proposedDate, proposedStart, proposedEnd }: Appointment) {
  return proposedDate && proposedStart && proposedEnd
    ? { date: proposedDate, startTime: proposedStart, endTime: proposedEnd }
    : undefined;
}
