import { AGENTS_READ } from '../../masterdata/access.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import {
  Choice,
  Choices,
  Flag,
  Resource,
  type Translated,
  TranslatedText,
  View,
} from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { LANGUAGES, type Language } from '../../vocabulary/locale.js';
import { MAIL_EVENTS, type MailEvent } from '../../vocabulary/mail.js';

const RIGHTS = { allow: { ...AGENTS_READ, create: [], delete: [] }, packaged: true } as const;
const EVENT = { name: 'mailEvent', required: true, readOnly: true, unique: true } as const;
const TEMPLATE = {
  placeholders: 'email-templates/{id}/placeholders',
  preview: 'email-templates/{id}/preview',
  record: { field: 'ticket', resource: 'tickets' },
};
const LISTED = { list: true, sort: true, filter: true } as const;
const ALL_LANGUAGES = { name: 'language', required: true, default: [...LANGUAGES], list: true, help: true };
const OWN_LANGUAGES = { widget: 'choices', name: 'language', list: true } as const;
const MAILS_TO_CUSTOMERS: readonly MailEvent[] = [
  'ISSUE_CREATED',
  'ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED',
  'ISSUE_STATE_IN_PROGRESS',
  'ISSUE_STATE_WORK_COMPLETED',
  'ISSUE_STATE_CLOSED',
];
const DEADLINE_MAILS: readonly MailEvent[] = ['TRIGGER_TIME_NOTICE', 'REACTION_TIME_WARNING', 'SLA_BREACH'];
const REPORT_MAILS: readonly MailEvent[] = ['REPORT_CREATED', 'REPORT_CREATION_FAILED'];
const MAILS_TO_DESK = MAIL_EVENTS.filter(
  (event) => ![...MAILS_TO_CUSTOMERS, ...DEADLINE_MAILS, ...REPORT_MAILS].includes(event),
);
const LANGUAGE_LIST = { type: 'array', items: { type: 'string', enum: [...LANGUAGES] } };

/**
 * The template of the mails of one event (spec §3 "E-mail template"). Only the tenant's own words are stored; in their
 * absence the shipped words are shown and sent.
 */
@View({ as: 'tab', name: 'all', filter: {} })
@View({ as: 'tab', name: 'customer', filter: { event_eq_any: MAILS_TO_CUSTOMERS } })
@View({ as: 'tab', name: 'desk', filter: { event_eq_any: MAILS_TO_DESK } })
@View({ as: 'tab', name: 'deadlines', filter: { event_eq_any: DEADLINE_MAILS } })
@View({ as: 'tab', name: 'reports', filter: { event_eq_any: REPORT_MAILS } })
@Resource({ path: 'email-templates', icon: 'Email', group: 'COMMUNICATION', title: 'event', ...RIGHTS })
export class EmailTemplate extends TenantEntity {
  @Choice(MAIL_EVENTS, { ...EVENT, ...LISTED }) event!: MailEvent;
  /** Mails of an inactive template are stored in the ledger and not sent. */
  @Flag({ default: true, list: true, filter: true, help: true }) active = true;
  /** The languages of its mails; in their absence another language of the recipient or the customer is used. */
  @Choices(LANGUAGES, ALL_LANGUAGES) languages: Language[] = [...LANGUAGES];
  @TranslatedText({ max: 500, help: true, template: TEMPLATE }) subject!: Translated;
  @TranslatedText({ max: 20_000, help: true, template: TEMPLATE }) content!: Translated;
  /** Languages in which the tenant has words of its own. */
  @Computed(LANGUAGE_LIST, OWN_LANGUAGES) ownLanguages!: Language[];
}
