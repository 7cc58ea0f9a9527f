import EmailReplyParser from 'email-reply-parser';
import { QUOTE_MARK, SIGNATURE_MARK } from './body-text.js';

/** Names of the headers of a quoted mail, as mail programs write them above it in the four languages. */
const NAMES = {
  from: 'von|from|de|da|expéditeur|mittente|absender',
  sent: 'gesendet|sent|envoyé|inviato|date|datum|data',
  to: 'an|to|à|a',
  subject: 'betreff|subject|objet|oggetto',
};
const headerLine = (names: string) => new RegExp(`^[>*_ \\t]{0,4}(?:${names})[*_]?[ \\u00a0]?:[*_]?[ \\u00a0]`, 'i');
const HEADERS = Object.values(NAMES).map(headerLine);
/** Lines in which the headers of a quoted mail stand together. */
const HEAD_LINES = 6;
/** Different headers that make a head: fewer are somebody's own words. */
const HEAD_NAMES = 3;

/** Lines that programs put above a quoted mail. */
const RULES = [/^[-_ ]{5,}$/, /^-{2,} ?[^-\n]{3,60} ?-{2,}$/];
/** What telephones add below, and nobody has written. */
const FOOTERS =
  /^(?:von meinem .{2,30} gesendet|sent from my .{2,40}|envoyé (?:de|depuis) mon .{2,30}|inviato (?:da|dal mio) .{2,30}|outlook für (?:ios|android) beziehen|get outlook for (?:ios|android)|obtenir outlook pour (?:ios|android)|scarica outlook per (?:ios|android)|gesendet mit .{2,40}(?:app|mail))\b.*$/i;
const LONGEST_LINE = 300;

/**
 * What somebody has written themselves: without the mail that they quote, without their signature and what their telephone
 * adds. A text of which nothing would be left counts as a whole. `marked` may hold the marks of the body's layout.
 */
export function newPartOf(marked: string): string {
  const whole = withoutMarks(marked).trim();
  const written = withoutFooter(
    new EmailReplyParser().parseReply(withoutMarks(beforeHead(beforeMarks(marked)))),
  ).trim();
  return written || whole;
}

/** The text without the marks that its layout has left. */
export const withoutMarks = (text: string): string => text.replaceAll(QUOTE_MARK, '').replaceAll(SIGNATURE_MARK, '');

/** What stands before the quoted mail and the signature, as the layout of the program tells them. */
function beforeMarks(text: string): string {
  const [written = ''] = text.split(QUOTE_MARK, 1);
  const [body = ''] = written.split(SIGNATURE_MARK, 1);
  return body.trim() === '' ? text : body;
}

/** What stands before the head of a quoted mail; all of it where it begins with one, as what was passed on does. */
function beforeHead(text: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line, index) => isHeader(line) && isHead(lines.slice(index, index + HEAD_LINES)));
  if (at < 0) return text;
  const above = lines.slice(0, at);
  while (above.length > 0 && isRule(above.at(-1) as string)) above.pop();
  const before = above.join('\n');
  return before.trim() === '' ? text : before;
}

const isHeader = (line: string) => line.length <= LONGEST_LINE && HEADERS.some((header) => header.test(line));
const isHead = (lines: readonly string[]) =>
  HEADERS.filter((header) => lines.some((line) => line.length <= LONGEST_LINE && header.test(line))).length >=
  HEAD_NAMES;
const isRule = (line: string) =>
  line.trim() === '' || RULES.some((rule) => line.length < 100 && rule.test(line.trim()));

/** The text without the line that a telephone has put below it, with its address where it is a link. */
function withoutFooter(text: string): string {
  const lines = text.trimEnd().split('\n');
  const at = lines.findLastIndex((line) => line.trim() !== '');
  const last = lines[at]?.trim() ?? '';
  return last.length < LONGEST_LINE && FOOTERS.test(last) ? lines.slice(0, at).join('\n') : text;
}
