import { translate } from '../../platform/http/texts.js';
import { type Language, LOCALES, type Locale } from '../../vocabulary/locale.js';
import type { NotifiedEvent } from '../../vocabulary/mail.js';

/** Subject and content of a mail in one language, as the template's author writes them. */
export interface MailTemplate {
  readonly subject: string;
  readonly content: string;
}

/** The parts that all shipped mails share around what is their own. */
const layout = (locale: Locale, part: string) => translate(locale, `mails.layout.${part}`);

/** The template that comes with the product: greeting, what happened, the ticket's facts, the way to it. */
export const shippedTemplate = (event: NotifiedEvent, locale: Locale): MailTemplate => ({
  subject: translate(locale, `mails.events.${event}.subject`),
  content: [
    layout(locale, 'greeting'),
    translate(locale, `mails.events.${event}.content`),
    layout(locale, 'facts'),
    layout(locale, 'open'),
  ].join('\n'),
});

/** Below every mail: who sent it, and whether anybody reads answers to it. */
export const mailFooter = (locale: Locale, isAnswerable: boolean) =>
  layout(locale, isAnswerable ? 'footerOfAnswerable' : 'footer');

/** The locale in which texts of a language are written. */
export const localeOf = (language: Language): Locale =>
  LOCALES.find((locale) => locale.startsWith(language)) ?? LOCALES[0];
