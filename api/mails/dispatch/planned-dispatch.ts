import { channelOf } from '../../notifications/preferences/notification-preferences.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { MailReason } from '../../vocabulary/mail.js';
import { byMail, type NotificationChannel } from '../../vocabulary/notification.js';
import { type MailPlan, type PlannedMail, type PlannedNotice, planMails } from '../plan/mail-plan.js';
import { localeFor, untouched } from '../templates/template-words.js';
import type { DispatchFacts } from './load-mail-facts.js';

/** Plans the mails of notices about one ticket by the stored preferences of their recipients. */
export const planDispatch = <N extends PlannedNotice>(
  notices: readonly N[],
  { facts, preferences }: DispatchFacts,
): MailPlan<N> => planMails(notices, facts, (user, kind) => channelOf(preferences(user), kind));

/** Template, language and dispatch of a mail, which are decided before its text is written. */
interface MailDecision {
  readonly template: ReturnType<typeof untouched>;
  readonly locale: Locale;
  /** Why the mail does not go out; null for a mail that does. */
  readonly heldBack: MailReason | null;
}

/** Decides on template, language and dispatch of a planned mail. */
export function decideMail(
  { ticket, templates }: DispatchFacts,
  { notice: { event }, recipient, channel }: PlannedMail<PlannedNotice>,
): MailDecision {
  const template = templates.find((own) => own.event === event) ?? untouched(event);
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
