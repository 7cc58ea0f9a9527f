import { translate } from '../../platform/http/texts.js';
import { writtenMoment } from '../../platform/resource/written-moment.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { Invitation } from '../reading/invitation.js';
import type { ReadMessage } from '../reading/read-message.js';

/** A refused file with the code of the refusal. */
export interface RefusedPart {
  readonly name: string;
  readonly code: string;
}

/** Characters of a message (contract "Message") and of a ticket's description. */
const LONGEST = { message: 10_000, description: 20_000 } as const;
/** Characters for the list of refused files. */
const ROOM = 1_000;

/** Whether a text is too long for an entry, so that it is stored as a file as well. */
export const isLongText = ({ newText, text }: ReadMessage): boolean =>
  newText.length > LONGEST.message - ROOM || text.length > LONGEST.description - ROOM;

/** The new part of a mail as the text of a message, with the refused files below. */
export const messageText = (message: ReadMessage, refused: readonly RefusedPart[], locale: Locale): string =>
  fitting(withInvitation(message.newText, message, locale), refused, locale, LONGEST.message);

/** The description of a new ticket: subject and whole text, since the desk has the quotations of the mail nowhere else. */
export function descriptionText(message: ReadMessage, refused: readonly RefusedPart[], locale: Locale): string {
  const { subject, text } = message;
  const isBare = !text && !message.invitation && !message.isEncrypted;
  const content =
    isBare && subject ? subject : [subject, withInvitation(text, message, locale)].filter(Boolean).join('\n\n');
  return fitting(content, refused, locale, LONGEST.description);
}

/** A text with the invitation of its mail, or with the note that the mail is encrypted. */
function withInvitation(text: string, { invitation, isEncrypted }: ReadMessage, locale: Locale): string {
  const parts = [
    text,
    invitation && invitationText(invitation, locale),
    isEncrypted && translate(locale, 'intake.encrypted'),
  ];
  return parts.filter(Boolean).join('\n\n') || translate(locale, 'intake.noText');
}

/** Summary, time, location and organizer of an invitation. */
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

function fitting(text: string, refused: readonly RefusedPart[], locale: Locale, longest: number): string {
  const files = refused.map(({ name, code }) => `${name} (${translate(locale, `errors.${code}`)})`).join(', ');
  const named = refused.length > 0 ? `\n\n${translate(locale, 'intake.refused', { files })}` : '';
  const note = named.slice(0, longest / 2).toWellFormed();
  if (text.length + note.length <= longest) return text + note;
  return `${text.slice(0, longest - note.length - 1).toWellFormed()}…${note}`;
}
