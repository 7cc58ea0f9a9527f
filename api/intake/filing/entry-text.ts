import { translate } from '../../platform/http/texts.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { ReadMessage } from '../reading/read-message.js';

/** A file that was not taken, and the code of why. */
export interface RefusedPart {
  readonly name: string;
  readonly code: string;
}

/** Characters of a message (contract "Utterance") and of a ticket's description. */
const LONGEST = { message: 10_000, description: 20_000 } as const;
/** Characters that are left for what was not taken. */
const ROOM = 1_000;

/** Whether a text does not go into an entry as a whole, so that it is to be kept as a file beside it. */
export const isLongText = ({ newText, text }: ReadMessage): boolean =>
  newText.length > LONGEST.message - ROOM || text.length > LONGEST.description - ROOM;

/** What was newly written, as a message; what of it was not taken is named below. */
export const messageText = ({ newText }: ReadMessage, refused: readonly RefusedPart[], locale: Locale): string =>
  fitting(newText || translate(locale, 'intake.noText'), refused, locale, LONGEST.message);

/**
 * What a new ticket is about: the subject and the whole text, since what is quoted there, as in something passed on, is
 * nowhere else at the desk.
 */
export function descriptionText(
  { subject, text }: ReadMessage,
  refused: readonly RefusedPart[],
  locale: Locale,
): string {
  const said = [subject, text].filter(Boolean).join('\n\n') || translate(locale, 'intake.noText');
  return fitting(said, refused, locale, LONGEST.description);
}

function fitting(said: string, refused: readonly RefusedPart[], locale: Locale, longest: number): string {
  const files = refused.map(({ name, code }) => `${name} (${translate(locale, `errors.${code}`)})`).join(', ');
  const told = refused.length > 0 ? `\n\n${translate(locale, 'intake.refused', { files })}` : '';
  const note = told.slice(0, longest / 2).toWellFormed();
  if (said.length + note.length <= longest) return said + note;
  return `${said.slice(0, longest - note.length - 1).toWellFormed()}…${note}`;
}
