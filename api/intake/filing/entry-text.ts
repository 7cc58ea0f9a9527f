import { translate } from '../../platform/http/texts.js';
import { writtenMoment } from '../../platform/resource/written-moment.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { Invitation } from '../reading/invitation.js';
import type { ReadMessage } from '../reading/read-message.js';

/** A file that was not taken, and the code of why. */
export interface RefusedPart {
  readonly name: string;
  readonly code: string;
}

/** Characters of a message (contract "Message") and of a ticket's description. */
const LONGEST = { message: 10_000, description: 20_000 } as const;
/** Characters that are left for what was not taken. */
const ROOM = 1_000;

/** Whether a text does not go into an entry as a whole, so that it is to be kept as a file beside it. */
export const isLongText = ({ newText, text }: ReadMessage): boolean =>
  newText.length > LONGEST.message - ROOM || text.length > LONGEST.description - ROOM;

/** What was newly written, as a message; what of it was not taken is named below. */
export const messageText = (message: ReadMessage, refused: readonly RefusedPart[], locale: Locale): string =>
  fitting(told(message.newText, message, locale), refused, locale, LONGEST.message);

/**
 * What a new ticket is about: the subject and the whole text, since what is quoted there, as in something passed on, is
 * nowhere else at the desk.
 */
export function descriptionText(message: ReadMessage, refused: readonly RefusedPart[], locale: Locale): string {
  const { subject, text } = message;
  const isBare = !text && !message.invitation && !message.isEncrypted;
  const said = isBare && subject ? subject : [subject, told(text, message, locale)].filter(Boolean).join('\n\n');
  return fitting(said, refused, locale, LONGEST.description);
}

/** A text with what else the mail tells: what it invites to, or that it cannot be read. */
function told(text: string, { invitation, isEncrypted }: ReadMessage, locale: Locale): string {
  const parts = [
    text,
    invitation && invitationText(invitation, locale),
    isEncrypted && translate(locale, 'intake.encrypted'),
  ];
  return parts.filter(Boolean).join('\n\n') || translate(locale, 'intake.noText');
}

/** What, when, where, by whom. */
function invitationText({ isCancelled, summary, location, organizer, start, end }: Invitation, locale: Locale): string {
  const from = start && momentText(start, locale);
  const until = end && momentText(end, locale);
  return [
    translate(locale, isCancelled ? 'intake.calledOff' : 'intake.invitation', { summary }),
    from && translate(locale, 'intake.when', { moment: until ? `${from} – ${until}` : from }),
    location && translate(locale, 'intake.where', { place: location }),
    organizer && translate(locale, 'intake.organizer', { name: organizer }),
  ]
    .filter(Boolean)
    .join('\n');
}

const momentText = (moment: string, locale: Locale) =>
  moment.includes('T')
    ? writtenMoment(new Date(moment), locale)
    : new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(moment));

function fitting(said: string, refused: readonly RefusedPart[], locale: Locale, longest: number): string {
  const files = refused.map(({ name, code }) => `${name} (${translate(locale, `errors.${code}`)})`).join(', ');
  const named = refused.length > 0 ? `\n\n${translate(locale, 'intake.refused', { files })}` : '';
  const note = named.slice(0, longest / 2).toWellFormed();
  if (said.length + note.length <= longest) return said + note;
  return `${said.slice(0, longest - note.length - 1).toWellFormed()}…${note}`;
}
