import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { calendarOf } from '../../../platform/calendar-event.js';
import { clock } from '../../../platform/clock.js';
import { ZONE } from '../../../platform/vocabulary/zone.js';
import type { ErpAppointment } from '../../../ports/erp/erp-appointments.js';
import { ErpError } from '../../../ports/erp/erp-error.js';

/** An appointment as the text of a calendar (RFC 5545), without people, so that it invites no person a second time. */
export function calendarTextOf(uid: string, appointment: ErpAppointment): string {
  const { startsAt, endsAt, summary, description, location, isConfirmed } = appointment;
  const event = {
    uid,
    // Calendar servers count the sequence themselves.
    sequence: 0,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    changedAt: clock.now(),
    summary,
    description,
    location,
    url: '',
    status: isConfirmed ? ('CONFIRMED' as const) : ('TENTATIVE' as const),
  };
  return calendarOf([event]);
}

/** The appointment in the text of a calendar. Throws PROTOCOL for a text without an event. */
export function appointmentIn(text: string): ErpAppointment {
  const event = eventIn(text);
  const [start, end] = [event.startDate, event.endDate];
  if (!start || !end) throw new ErpError('PROTOCOL', 'NOT_APPLIED', { reason: 'DTSTART, DTEND' });
  return {
    startsAt: momentOf(start),
    endsAt: momentOf(end),
    summary: event.summary ?? '',
    description: event.description ?? '',
    location: event.location ?? '',
    isConfirmed: event.component.getFirstPropertyValue('status') === 'CONFIRMED',
    ...((start.isDate || event.isRecurring()) && { isOther: true }),
  };
}

function eventIn(text: string): ICAL.Event {
  try {
    const component = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent');
    if (component) return new ICAL.Event(component);
  } catch (error) {
    throw new ErpError('PROTOCOL', 'NOT_APPLIED', { reason: 'VCALENDAR', cause: error });
  }
  throw new ErpError('PROTOCOL', 'NOT_APPLIED', { reason: 'VEVENT' });
}

/** The ISO moment of a time; a time without a zone is in the zone of the desk. */
function momentOf(time: ICAL.Time): string {
  const isFloating = time.zone === ICAL.Timezone.localTimezone;
  if (!isFloating) return new Date(time.toUnixTime() * 1_000).toISOString();
  const { year, month, day, hour, minute, second } = time;
  const zoned = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime(ZONE);
  return new Date(zoned.epochMilliseconds).toISOString();
}
