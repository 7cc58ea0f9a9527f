import ICAL from 'ical.js';
import { cleanLine } from './clean-text.js';

/** An appointment that a mail invites to or cancels. */
export interface Invitation {
  readonly isCancelled: boolean;
  readonly summary: string;
  readonly location: string;
  readonly organizer: string;
  /** ISO moment, or 'YYYY-MM-DD' for a whole day; null if unknown. */
  readonly start: string | null;
  readonly end: string | null;
}

/** Bytes of a calendar that are read. */
const LONGEST = 200_000;

/** Methods of guests (RFC 5546 §1.4), whose calendars are no invitations. */
const BY_GUESTS = ['REPLY', 'COUNTER', 'REFRESH'];

/** The first appointment that a calendar (RFC 5545) invites to or cancels; null for answers and for other content. */
export function readInvitation(content: Uint8Array): Invitation | null {
  try {
    const text = new TextDecoder().decode(content.subarray(0, LONGEST));
    const calendar = new ICAL.Component(ICAL.parse(text));
    const method = String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase();
    if (BY_GUESTS.includes(method)) return null;
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    const found = calendar.getFirstSubcomponent('vevent');
    if (!found) return null;
    const event = new ICAL.Event(found);
    const organizer = found.getFirstProperty('organizer');
    return {
      isCancelled: method === 'CANCEL' || String(found.getFirstPropertyValue('status')) === 'CANCELLED',
      summary: cleanLine(event.summary ?? '', 300),
      location: cleanLine(event.location ?? '', 300),
      organizer: cleanLine(String(organizer?.getFirstParameter('cn') ?? ''), 200),
      start: momentOf(event.startDate),
      end: momentOf(event.endDate),
    };
  } catch {
    // An invalid calendar stays a file of the mail.
    return null;
  }
}

function momentOf(time: ICAL.Time | null): string | null {
  if (!time) return null;
  if (time.isDate) return time.toString();
  const moment = time.toJSDate();
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
