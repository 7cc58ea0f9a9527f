import { translate } from '../../platform/http/texts.js';
import { type Language, LOCALES, type Locale } from '../../vocabulary/locale.js';
import type { NotifiedEvent } from '../../vocabulary/mail.js';

/** Subject and content of a mail in one language, as the template's author writes them. */
export interface MailTemplate {
  readonly subject: string;
  readonly content: string;
}

/** A part that all shipped mails share. */
const layout = (locale: Locale, part: string) => translate(locale, `mails.layout.${part}`);

/** The shipped template: greeting, description of the event, facts of the ticket, link to the ticket. */
export const shippedTemplate = (event: NotifiedEvent, locale: Locale): MailTemplate => ({
  subject: translate(locale, `mails.events.${event}.subject`),
  content: [
    layout(locale, 'greeting'),
    translate(locale, `mails.events.${event}.content`),
    layout(locale, 'facts'),
    layout(locale, 'open'),
  ].join('\n'),
});

/** The footer of every mail: the sender, and whether the desk receives answers. */
export const mailFooter = (locale: Locale, isAnswerable: boolean) =>
  layout(locale, isAnswerable ? 'footerOfAnswerable' : 'footer');

/** The locale of texts in a language. */
export const localeOf = (language: Language): Locale =>
  LOCALES.find((locale) => locale.startsWith(language)) ?? LOCALES[0];
