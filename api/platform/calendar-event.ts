import ICAL from 'ical.js';
import { application } from './application.js';

/** An event of a calendar (RFC 5545). */
export interface CalendarEvent {
  /** The same in every invitation, so that calendars recognise the event. */
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
  /** Organizer and attendee; a feed has neither. */
  readonly organizer?: { readonly name: string; readonly email: string };
  readonly attendee?: { readonly name: string; readonly email: string };
}

const utc = (moment: Date) => ICAL.Time.fromJSDate(moment, true);

/** A calendar of these events; with a method it is an invitation or a cancellation (RFC 5546). */
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
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('uid', event.uid);
  component.addPropertyWithValue('sequence', event.sequence);
  component.addPropertyWithValue('dtstamp', utc(event.changedAt));
  component.addPropertyWithValue('dtstart', utc(event.startsAt));
  component.addPropertyWithValue('dtend', utc(event.endsAt));
  component.addPropertyWithValue('summary', event.summary);
  if (event.description) component.addPropertyWithValue('description', event.description);
  if (event.location) component.addPropertyWithValue('location', event.location);
  if (event.url) component.addPropertyWithValue('url', event.url);
  component.addPropertyWithValue('status', event.status);
  if (organizer) addPerson(component, 'organizer', organizer, {});
  // Replies of mail programs would remain unread: users accept in the application.
  if (attendee) addPerson(component, 'attendee', attendee, { role: 'REQ-PARTICIPANT', rsvp: 'FALSE' });
  return component;
}

function addPerson(
  event: ICAL.Component,
  kind: 'organizer' | 'attendee',
  { name, email }: { readonly name: string; readonly email: string },
  parameters: Readonly<Record<string, string>>,
): void {
  const person = new ICAL.Property(kind);
  // A parameter has no quotes and no control characters.
  person.setParameter('cn', name.replaceAll(/["\p{Cc}]/gu, ' '));
  for (const [key, value] of Object.entries(parameters)) person.setParameter(key, value);
  person.setValue(`mailto:${email}`);
  event.addProperty(person);
}
