import type { ReadRecord } from '../../platform/read/record.js';
import { DEFAULT_LOCALE, FALLBACK_LOCALE, LANGUAGES, type Language, type Locale } from '../../vocabulary/locale.js';
import type { NotifiedEvent } from '../../vocabulary/mail.js';
import type { EmailTemplate } from './email-template.entity.js';
import { localeOf, type MailTemplate, shippedTemplate } from './shipped-template.js';

type Words = Pick<EmailTemplate | ReadRecord<EmailTemplate>, 'subject' | 'content'> & { readonly event: NotifiedEvent };

const PARTS = ['subject', 'content'] as const;

/** The template in one language: the tenant's own words, else the shipped ones. */
export function wordsIn(template: Words, locale: Locale): MailTemplate {
  const language = locale.slice(0, 2) as Language;
  const shipped = shippedTemplate(template.event, locale);
  return {
    subject: template.subject?.[language] ?? shipped.subject,
    content: template.content?.[language] ?? shipped.content,
  };
}

/** Languages in which the tenant has words of its own. */
export const ownLanguages = (template: Words): Language[] =>
  LANGUAGES.filter((language) => PARTS.some((part) => template[part]?.[language]));

/** Removes own words that equal the shipped ones, so that a better shipped text reaches the tenant one day. */
export function dropShippedWords(template: Words): void {
  for (const language of LANGUAGES) {
    const shipped = shippedTemplate(template.event, localeOf(language));
    for (const part of PARTS) {
      const words = template[part];
      if (words?.[language] === shipped[part]) words[language] = null;
    }
  }
}

/** A template in all four languages, as it is sent. */
export function wordsInAll(template: Words): Record<(typeof PARTS)[number], Record<Language, string>> {
  const all = LANGUAGES.map((language) => [language, wordsIn(template, localeOf(language))] as const);
  const part = (name: (typeof PARTS)[number]) =>
    Object.fromEntries(all.map(([language, words]) => [language, words[name]])) as Record<Language, string>;
  return { subject: part('subject'), content: part('content') };
}

/** The template of a tenant that has not opened its templates yet. */
export const untouched = (event: NotifiedEvent): Words & Pick<EmailTemplate, 'active' | 'languages'> => ({
  event,
  active: true,
  languages: [...LANGUAGES],
  subject: { de: null, en: null, fr: null, it: null },
  content: { de: null, en: null, fr: null, it: null },
});

/**
 * The locale of a mail: the first wish among the languages of the template, then German, then English (domain "The 16
 * e-mail events", language), else the first language of the template.
 */
export function localeFor(wishes: readonly Locale[], languages: readonly Language[]): Locale {
  const written = (locale: Locale) => languages.includes(locale.slice(0, 2) as Language);
  const found = [...wishes, DEFAULT_LOCALE, FALLBACK_LOCALE].find(written);
  return found ?? localeOf(languages[0] ?? 'de');
}
