import ICAL from 'ical.js';
import { cleanLine } from './clean-text.js';

/** An appointment that a mail invites to, or calls off. */
export interface Invitation {
  readonly isCancelled: boolean;
  readonly summary: string;
  readonly location: string;
  readonly organizer: string;
  /** Moments; of whole days, 'YYYY-MM-DD'. Null where it is not said. */
  readonly start: string | null;
  readonly end: string | null;
}

/** Characters of a calendar that are looked at. */
const LONGEST = 200_000;

/** The first appointment of a calendar (RFC 5545); null for what is none. */
export function readInvitation(content: Uint8Array): Invitation | null {
  try {
    const text = new TextDecoder().decode(content.subarray(0, LONGEST));
    const calendar = new ICAL.Component(ICAL.parse(text));
    for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
    const found = calendar.getFirstSubcomponent('vevent');
    if (!found) return null;
    const event = new ICAL.Event(found);
    const method = String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase();
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
    // Whatever it is, it stays a file of the mail.
    return null;
  }
}

function momentOf(time: ICAL.Time | null): string | null {
  if (!time) return null;
  if (time.isDate) return time.toString();
  const moment = time.toJSDate();
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
