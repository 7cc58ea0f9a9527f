import type { EntityManager } from '@mikro-orm/postgresql';
import { customPlaceholders } from '../../masterdata/custom-fields/custom-placeholders.js';
import type { Language, Locale } from '../../vocabulary/locale.js';
import type { MailEvent } from '../../vocabulary/mail-event.js';
import {
  COMMON_MAIL_PLACEHOLDERS,
  EVENT_PLACEHOLDERS,
  type MailPlaceholder,
} from '../../vocabulary/mail-placeholder.js';

/** Everything that the mails of an event may name in this tenant; its own fields with their labels in the language. */
export async function placeholdersFor(
  em: EntityManager,
  event: MailEvent,
  locale: Locale = 'de-CH',
): Promise<readonly MailPlaceholder[]> {
  const language = locale.slice(0, 2) as Language;
  const own = (await customPlaceholders(em)).map(
    ({ name, max, label }): MailPlaceholder => ({
      name,
      kind: 'text',
      max,
      label: label[language] ?? label.de ?? name,
    }),
  );
  return [...COMMON_MAIL_PLACEHOLDERS, ...EVENT_PLACEHOLDERS[event], ...own];
}
