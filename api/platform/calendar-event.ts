import ICAL from 'ical.js';
import { application } from './application.js';

/** An event as calendars keep it (RFC 5545). */
export interface CalendarEvent {
  /** The same for every invitation to it, so that programs know it again. */
  readonly uid: string;
  readonly sequence: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly changedAt: Date;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Who invites and who is invited; a feed names neither. */
  readonly organizer?: { readonly name: string; readonly email: string };
  readonly attendee?: { readonly name: string; readonly email: string };
}

const utc = (moment: Date) => ICAL.Time.fromJSDate(moment, true);

/** A calendar of these events; with a method it is an invitation or takes one back (RFC 5546). */
export function calendarOf(
  events: readonly CalendarEvent[],
  method?: 'REQUEST' | 'CANCEL' | 'PUBLISH',
  name?: string,
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', `-//${application().name}//Calendar//EN`);
  calendar.addPropertyWithValue('version', '2.0');
  if (method) calendar.addPropertyWithValue('method', method);
  if (name) calendar.addPropertyWithValue('x-wr-calname', name);
  for (const event of events) calendar.addSubcomponent(componentOf(event));
  return calendar.toString();
}

function componentOf(event: CalendarEvent): ICAL.Component {
  const { organizer, attendee } = event;
  const told = new ICAL.Component('vevent');
  told.addPropertyWithValue('uid', event.uid);
  told.addPropertyWithValue('sequence', event.sequence);
  told.addPropertyWithValue('dtstamp', utc(event.changedAt));
  told.addPropertyWithValue('dtstart', utc(event.startsAt));
  told.addPropertyWithValue('dtend', utc(event.endsAt));
  told.addPropertyWithValue('summary', event.summary);
  if (event.description) told.addPropertyWithValue('description', event.description);
  if (event.location) told.addPropertyWithValue('location', event.location);
  if (event.url) told.addPropertyWithValue('url', event.url);
  told.addPropertyWithValue('status', event.status);
  if (organizer) addPerson(told, 'organizer', organizer, {});
  // Answers of mail programs would be mails that nobody reads: whoever has an account accepts there.
  if (attendee) addPerson(told, 'attendee', attendee, { role: 'REQ-PARTICIPANT', rsvp: 'FALSE' });
  return told;
}

function addPerson(
  event: ICAL.Component,
  kind: 'organizer' | 'attendee',
  { name, email }: { readonly name: string; readonly email: string },
  parameters: Readonly<Record<string, string>>,
): void {
  const person = new ICAL.Property(kind);
  // Neither quotes nor control characters have a place in a parameter.
  person.setParameter('cn', name.replaceAll(/["\p{Cc}]/gu, ' '));
  for (const [key, value] of Object.entries(parameters)) person.setParameter(key, value);
  person.setValue(`mailto:${email}`);
  event.addProperty(person);
}
