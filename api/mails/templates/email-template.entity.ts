import { AGENTS_READ } from '../../masterdata/access.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Choices, Flag, Resource, type Translated, TranslatedText } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { LANGUAGES, type Language } from '../../vocabulary/locale.js';
import { MAIL_EVENTS, type MailEvent } from '../../vocabulary/mail.js';

const ALLOW = { ...AGENTS_READ, create: [], delete: [] };
const EVENT = { name: 'mailEvent', required: true, readOnly: true, unique: true, list: true, sort: true } as const;
const ALL_LANGUAGES = { name: 'language', required: true, default: [...LANGUAGES], help: true };
const LANGUAGE_LIST = { type: 'array', items: { type: 'string', enum: [...LANGUAGES] } };

/**
 * How the mail of one event reads (spec §3 "E-mail template"). Kept are the tenant's own words; where it has none, what
 * is shipped is shown and sent, and own words that are taken back give way to it again.
 */
@Resource({ path: 'email-templates', icon: 'Email', group: 'COMMUNICATION', title: 'event', allow: ALLOW })
export class EmailTemplate extends TenantEntity {
  @Choice(MAIL_EVENTS, EVENT) event!: MailEvent;
  /** Mails of an event that is switched off are entered into the ledger and not sent. */
  @Flag({ default: true, list: true, filter: true, help: true }) active = true;
  /** Others are written in another of the recipient's or the customer's languages. */
  @Choices(LANGUAGES, ALL_LANGUAGES) languages: Language[] = [...LANGUAGES];
  @TranslatedText({ max: 500, list: true, help: true }) subject!: Translated;
  @TranslatedText({ max: 20_000, help: true }) content!: Translated;
  /** Languages in which the tenant has words of its own. */
  @Computed(LANGUAGE_LIST) ownLanguages!: Language[];
}
