/** Headers of a quoted mail with their names in the four languages. */
const HEADERS = Object.entries({
  from: 'von|from|de|da|expéditeur|mittente|absender',
  sent: 'gesendet|sent|envoyé|inviato|date|datum|data',
  to: 'an|to|à|a|pour|per',
  subject: 'betreff|subject|objet|oggetto',
}).map(([name, words]) => ({
  name,
  line: new RegExp(`^[>*_ \\t]{0,4}(?:${words})[*_]?[ \\u00a0]?:[*_]?[ \\u00a0](.*)$`, 'i'),
}));
/** Lines of the headers of a quoted mail at most. */
const HEAD_LINES = 8;
const LONGEST_LINE = 300;
/** Lines over which programs break the introduction of a quotation at most. */
export const MOST_WRAPPED = 6;
const LONGEST_LEAD = 400;

const ORIGINAL =
  /^[-_*]{1,12} ?(?:ursprüngliche (?:nachricht|e-?mail)|original-?nachricht|original message|message d[’']origine|messaggio originale) ?:?[-_*]{0,12}$/i;
const FORWARDED =
  /^(?:> ?)?[-_* ]{0,12}(?:forwarded message|begin forwarded message|(?:anfang der )?weitergeleiteten? (?:nachricht|e-?mail)|(?:début du )?(?:message|e-?mail) (?:transféré|réexpédié)|(?:inizio )?messaggio inoltrato)[ \u00a0]?:?[-_* ]{0,12}$/i;
const FORWARDED_SUBJECT = /^\s*(?:wg|fw|fwd|tr|i|inoltra|rif inoltro|weitergeleitet)\s?:/i;

/** Whether a line introduces a forwarded mail. */
export const isForwardMark = (line: string): boolean => line.length < LONGEST_LINE && FORWARDED.test(line.trim());
/** Whether the subject marks a mail as forwarded. */
export const isForwardSubject = (subject: string): boolean => FORWARDED_SUBJECT.test(subject);
/** Whether a line is the heading above the headers of a quoted mail. */
export const isOriginalMark = (line: string): boolean => line.length < 100 && ORIGINAL.test(line.trim());
/** Whether a line is a header of a quoted mail. */
export const isHeader = (line: string): boolean => headerOf(line) !== undefined;

const headerOf = (line: string) =>
  line.length <= LONGEST_LINE ? HEADERS.find(({ line: form }) => form.test(line)) : undefined;

/**
 * Whether the lines begin with the head of a quoted mail that a program has written. Heads by people have no time of
 * sending, or neither all four headers nor an address.
 */
export function isHead(lines: readonly string[]): boolean {
  if (!isHeader(lines[0] ?? '')) return false;
  const found = new Map<string, string>();
  for (const line of lines.slice(0, HEAD_LINES)) {
    if (line.trim() === '') break;
    const header = headerOf(line);
    if (header && !found.has(header.name)) found.set(header.name, header.line.exec(line)?.[1] ?? '');
  }
  const [from, sent] = [found.get('from'), found.get('sent')];
  if (from === undefined || sent === undefined) return false;
  const [hasAddress, hasTime] = [from.includes('@'), /\d.*\d{1,2}\s?[:h]\s?\d{2}/.test(sent)];
  return found.size === HEADERS.length ? hasAddress || hasTime : found.size === 3 && hasAddress && hasTime;
}

/** A complete date in a text without spaces: 26.11.2026, 26.Nov.2026, Nov26,2026, 2026-11-26. */
const DATE =
  '(?:\\p{L}{2,10}\\.?,?)?(?:den|the)?(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{1,2}(?:\\.|st|nd|rd|th|er|º)?\\p{L}{3,10}\\.?,?\\d{4}|' +
  '\\p{L}{3,10}\\.?\\d{1,2}(?:st|nd|rd|th)?,?\\d{4}|\\d{4}-\\d{2}-\\d{2})';
const ADDRESS = '[<[(](?:mailto:)?[^<>@]{1,100}@[^<>@]{1,200}[>\\])]';
const lines = (forms: readonly string[]) => forms.map((form) => new RegExp(`^[-*_]{0,12}${form}[-*_]{0,12}$`, 'iu'));
/** Introductions of quotations that begin with a word and a date; spaces are removed, since programs break lines anywhere. */
const DATED_LEADS = lines([
  `am${DATE}.{0,80}(?:schrieb|hatgeschrieben|geschrieben|hat).{0,200}:`,
  `on${DATE}.{0,250}wrote:`,
  `le${DATE}.{0,250}aécrit:`,
  `(?:il|in)(?:giorno|data)?${DATE}.{0,250}(?:hascritto|scrive):`,
]);
/** Introductions that any text may precede. */
const LOOSE_LEADS = lines([
  `.{1,120}(?:schriebam|wroteon|aécritle|hascrittoil)${DATE}.{0,60}:`,
  `[^<>:]{1,120}${ADDRESS}(?:schrieb|wrote|aécrit|hascritto).{0,80}:`,
  `${DATE}.{1,60}${ADDRESS}:`,
  `${DATE}.{1,200}(?:schrieb|wrote|aécrit|hascritto).{0,80}:`,
]);
/** The sign of an introduction by a program: an address in brackets and a time. */
const MADE_BY_PROGRAM = new RegExp(`\\d{1,2}[:h.]\\d{2}.*${ADDRESS}|${ADDRESS}.*\\d{1,2}[:h.]\\d{2}`, 'iu');

const joined = (lines: readonly string[]) =>
  lines
    .join('')
    .normalize('NFC')
    .replaceAll(/[\s\u00a0\u202f]+/g, '');

/** Whether the lines are one introduction of a quotation; a loose one must begin at its first line. */
export function isLead(lines: readonly string[]): boolean {
  if (!/[:_*-]$/.test(lines.at(-1)?.trim() ?? '')) return false;
  const text = joined(lines);
  if (text.length > LONGEST_LEAD) return false;
  if (DATED_LEADS.some((form) => form.test(text))) return true;
  return (
    LOOSE_LEADS.some((form) => form.test(text)) &&
    !lines.some((_line, later) => later > 0 && isLead(lines.slice(later)))
  );
}

/** Whether a program has written an introduction, so that even an unmarked text behind it is a quotation. */
export const isLeadOfProgram = (lines: readonly string[]): boolean => MADE_BY_PROGRAM.test(joined(lines));
