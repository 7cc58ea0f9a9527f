import type { EntityManager } from '@mikro-orm/postgresql';
import { customPlaceholders } from '../../masterdata/custom-fields/custom-placeholders.js';
import type { Language, Locale } from '../../vocabulary/locale.js';
import {
  COMMON_MAIL_PLACEHOLDERS,
  EVENT_PLACEHOLDERS,
  type MailPlaceholder,
  type NotifiedEvent,
} from '../../vocabulary/mail.js';

/** The placeholders for mails of an event in this tenant; its own fields have their labels in the language. */
export async function placeholdersFor(
  em: EntityManager,
  event: NotifiedEvent,
  locale: Locale = 'de-CH',
): Promise<readonly MailPlaceholder[]> {
  return [...COMMON_MAIL_PLACEHOLDERS, ...EVENT_PLACEHOLDERS[event], ...(await ownPlaceholders(em, locale))];
}

/** The placeholders for text blocks, which contain texts alone. */
export async function textPlaceholders(em: EntityManager, locale: Locale): Promise<readonly MailPlaceholder[]> {
  const words = COMMON_MAIL_PLACEHOLDERS.filter(({ kind }) => kind !== 'picture');
  return [...words, ...(await ownPlaceholders(em, locale))];
}

async function ownPlaceholders(em: EntityManager, locale: Locale): Promise<MailPlaceholder[]> {
  const language = locale.slice(0, 2) as Language;
  return (await customPlaceholders(em)).map(({ name, max, label }) => ({
    name,
    kind: 'text',
    max,
    label: label[language] ?? label.de ?? name,
  }));
}
