import { AGENTS_READ } from '../../masterdata/access.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Choices, Flag, Resource, type Translated, TranslatedText } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { LANGUAGES, type Language } from '../../vocabulary/locale.js';
import { MAIL_EVENTS, type MailEvent } from '../../vocabulary/mail.js';

const RIGHTS = { allow: { ...AGENTS_READ, create: [], delete: [] }, packaged: true } as const;
const EVENT = { name: 'mailEvent', required: true, readOnly: true, unique: true, list: true, sort: true } as const;
const ALL_LANGUAGES = { name: 'language', required: true, default: [...LANGUAGES], help: true };
const LANGUAGE_LIST = { type: 'array', items: { type: 'string', enum: [...LANGUAGES] } };

/**
 * The template of the mails of one event (spec §3 "E-mail template"). Only the tenant's own words are stored; in their
 * absence the shipped words are shown and sent.
 */
@Resource({ path: 'email-templates', icon: 'Email', group: 'COMMUNICATION', title: 'event', ...RIGHTS })
export class EmailTemplate extends TenantEntity {
  @Choice(MAIL_EVENTS, EVENT) event!: MailEvent;
  /** Mails of an inactive template are stored in the ledger and not sent. */
  @Flag({ default: true, list: true, filter: true, help: true }) active = true;
  /** The languages of its mails; in their absence another language of the recipient or the customer is used. */
  @Choices(LANGUAGES, ALL_LANGUAGES) languages: Language[] = [...LANGUAGES];
  @TranslatedText({ max: 500, list: true, help: true }) subject!: Translated;
  @TranslatedText({ max: 20_000, help: true }) content!: Translated;
  /** Languages in which the tenant has words of its own. */
  @Computed(LANGUAGE_LIST) ownLanguages!: Language[];
}
