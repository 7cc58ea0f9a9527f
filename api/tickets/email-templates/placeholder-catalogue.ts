import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailEvent } from '../../vocabulary/mail-event.js';
import {
  COMMON_MAIL_PLACEHOLDERS,
  EVENT_PLACEHOLDERS,
  type MailPlaceholder,
} from '../../vocabulary/mail-placeholder.js';

/** Everything that the mails of an event may name in this tenant. */
export async function placeholdersFor(_em: EntityManager, event: MailEvent): Promise<readonly MailPlaceholder[]> {
  return [...COMMON_MAIL_PLACEHOLDERS, ...EVENT_PLACEHOLDERS[event]];
}
