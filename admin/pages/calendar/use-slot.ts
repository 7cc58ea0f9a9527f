import { useQuery } from '@tanstack/react-query';
import { dayFrom, minuteOfDay, today } from '../../model/local-time';
import type { Appointment } from '../ticket/appointments/appointment';
import { TICKETS } from '../ticket/model/ticket';
import { workOf } from './days';
import { DAYS_AHEAD, nextSlot, type Slot } from './next-slot';
import { type Calendar, holidaysBetween, list, offReason, presentStates } from './use-calendar';

/**
 * Minutes of travel if the tenant sets none: the server estimates the travel by post codes, and asks the user about a
 * longer one.
 */
const USUAL_WAY = 30;

interface Wanted {
  person: string | undefined;
  /** The chosen day, and its chosen minute if there is one. */
  date: string;
  from?: number | undefined;
  /** Duration of the appointment, in minutes. */
  lasts: number;
  /** Id of the moved appointment, which does not block its own slot. */
  except?: string | undefined;
}

/** The next free slot of a person; undefined while their appointments are being loaded. */
export function useSlot(
  { people, settings }: Calendar,
  { person, date, from, lasts, except }: Wanted,
): Slot | undefined {
  const first = date < today() ? today() : date;
  const last = dayFrom(first, DAYS_AHEAD);
  const { data, error } = useQuery({
    queryKey: [TICKETS.route, 'slots', person, first],
    queryFn: ({ signal }) => {
      const filter = { person, startsAt_gte: first, startsAt_lt: last, ...presentStates };
      const fields = ['date', 'startTime', 'endTime'];
      return Promise.all([
        list<Appointment>('appointments', { filter, fields }, signal),
        holidaysBetween(first, last, signal),
      ]);
    },
    enabled: person !== undefined,
  });
  // After an error the dialog opens all the same: the server checks conflicts.
  if (person && !data && !error) return undefined;
  const [engaged = [], holidays = []] = data ?? [];
  const attendee = people.find(({ id }) => id === person);
  return nextSlot({
    date,
    from,
    lasts,
    now: { date: today(), minute: minuteOfDay() },
    work: workOf(settings),
    isOff: (day) => offReason({ holidays, settings }, attendee, day) !== undefined,
    engaged: engaged.filter(({ id }) => id !== except),
    travel: settings?.plansTravel ? (settings.travelMinutes ?? USUAL_WAY) : 0,
  });
}
