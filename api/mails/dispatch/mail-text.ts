import { htmlMail, preheaderOf } from '../../masterdata/mail-frame/mail-frame.js';
import type { Locale } from '../../vocabulary/locale.js';
import { COMMON_MAIL_PLACEHOLDERS, type MailPlaceholder } from '../../vocabulary/mail.js';
import { textOfHtml } from '../language/html-text.js';
import { parseContent, parsedOnce, parseSubject } from '../language/mail-template.js';
import { renderTemplate } from '../language/template-renderer.js';
import type { TemplateValues } from '../language/value-output.js';
import type { Placeholders } from '../plan/mail-placeholders.js';
import { type MailTemplate, mailFooter } from '../templates/shipped-template.js';

/** A mail as it is sent. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const LONGEST_SUBJECT = 180;
const HEAD = '{% if tenant.logo %}{{ tenant.logo }}{% else %}{{ tenant.name }}{% endif %}';

/**
 * Writes a mail: the template's content in the frame of all mails, and the same as plain text. A placeholder without a
 * value stays empty. The footer of an answerable mail invites to answer it. Throws `TemplateLimitReached`.
 */
export function writeMail(
  { subject, content }: MailTemplate,
  values: Placeholders,
  locale: Locale,
  placeholders: readonly MailPlaceholder[],
  isAnswerable = false,
): MailText {
  const line = renderTemplate(parsedOnce(parseSubject, subject, placeholders), values, 'plain')
    .replace(/\s+/g, ' ')
    .trim();
  const short = line.length > LONGEST_SUBJECT ? `${line.slice(0, LONGEST_SUBJECT - 1).toWellFormed()}…` : line;
  const body = withoutDeadLinks(renderTemplate(parsedOnce(parseContent, content, placeholders), values, 'html'));
  return { subject: short, ...framed({ subject: short, content: body, isAnswerable }, values, locale) };
}

const DEAD_LINK =
  /<p>\s*<a\b[^>]*\shref=""[^>]*>(?:(?!<\/a>).)*<\/a>\s*<\/p>|<a\b[^>]*\shref=""[^>]*>(?:(?!<\/a>).)*<\/a>/gs;

/** Removes links without an address, and paragraphs that hold nothing but such a link. */
const withoutDeadLinks = (html: string) => html.replace(DEAD_LINK, '');

/** The content of a mail as safe HTML, and whether an answer to the mail arrives. */
interface Content {
  readonly subject: string;
  readonly content: string;
  readonly isAnswerable: boolean;
}

/** The content in the frame of all mails, with the tenant in `values`, and the same as plain text. */
export function framed(
  { subject, content, isAnswerable }: Content,
  values: TemplateValues,
  locale: Locale,
): Pick<MailText, 'text' | 'html'> {
  const html = (source: string) =>
    renderTemplate(parsedOnce(parseContent, source, COMMON_MAIL_PLACEHOLDERS), values, 'html');
  const footer = html(mailFooter(locale, isAnswerable));
  const text = textOfHtml(content);
  return {
    text: `${text}\n\n${textOfHtml(footer)}\n`,
    html: htmlMail({ locale, subject, preheader: preheaderOf(text), head: html(HEAD), content, footer }),
  };
}
