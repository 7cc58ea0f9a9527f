import type { EntityManager } from '@mikro-orm/postgresql';
import { channelOf, type NotificationPreferences } from '../../notifications/preferences/notification-preferences.js';
import { preferencesOf } from '../../notifications/preferences/stored-preferences.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import type { Locale } from '../../vocabulary/locale.js';
import { isTemplated, type MailReason } from '../../vocabulary/mail.js';
import { byMail, type NotificationChannel } from '../../vocabulary/notification.js';
import type { MailFacts } from '../plan/mail-facts.js';
import { type MailPlan, namedBy, type PlannedMail, type PlannedNotice, planMails } from '../plan/mail-plan.js';
import { EmailTemplate } from '../templates/email-template.entity.js';
import { localeFor, untouched } from '../templates/template-words.js';

/** The mails of notices, and the preferences of the users whom the notices mean. */
interface PlannedDispatch<N extends PlannedNotice> extends MailPlan<N> {
  readonly preferences: (user: string | null) => NotificationPreferences;
}

/** Plans the mails of notices about one ticket by the preferences that their recipients have stored. */
export async function planDispatch<N extends PlannedNotice>(
  em: EntityManager,
  notices: readonly N[],
  facts: MailFacts,
): Promise<PlannedDispatch<N>> {
  const users = namedBy(notices, facts).named.flatMap(({ recipient }) => recipient.user ?? []);
  const preferences = await preferencesOf(em, users);
  return { ...planMails(notices, facts, (user, kind) => channelOf(preferences(user), kind)), preferences };
}

/** Template, language and dispatch of a mail, which are decided before its text is written. */
interface MailDecision {
  readonly template: ReturnType<typeof untouched>;
  readonly locale: Locale;
  /** Why the mail does not go out; null for a mail that does. */
  readonly heldBack: MailReason | null;
}

/** Decides on template, language and dispatch of a planned mail. */
export async function decideMail(
  em: EntityManager,
  ticket: Ticket,
  { notice: { event }, recipient, channel }: PlannedMail<PlannedNotice>,
): Promise<MailDecision> {
  const template = (isTemplated(event) && (await em.findOne(EmailTemplate, { event }))) || untouched(event);
  const locale = localeFor(recipient.locales, template.languages);
  return { template, locale, heldBack: heldBackBecause(ticket, template, channel) };
}

/**
 * The switch of the ticket comes before that of the template, which holds for all tickets, and both before the wish of one
 * recipient.
 */
const heldBackBecause = (
  ticket: Ticket,
  { active }: { active: boolean },
  channel: NotificationChannel,
): MailReason | null => {
  if (ticket.preventMailDispatch) return 'TICKET_PREVENTS';
  if (!active) return 'TEMPLATE_INACTIVE';
  return byMail(channel) ? null : 'RECIPIENT_CHOSE';
};
