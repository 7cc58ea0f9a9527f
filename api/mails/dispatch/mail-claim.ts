import type { EntityManager } from '@mikro-orm/postgresql';
import { firstSettings } from '../../masterdata/current-settings.js';
import { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import { TenantSettings } from '../../masterdata/tenant-settings.entity.js';
import { Statement } from '../../platform/read/statement.js';
import { loadTogether } from '../../platform/rest/load-together.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { Activity } from '../../tickets/timeline/activity.entity.js';
import { isUrgent } from '../../vocabulary/mail.js';
import { HOUR_MS } from './mail-slots.js';
import type { TicketMail } from './ticket-mail.entity.js';

/** The data that decide whether and how a mail is sent now. */
export interface MailTerms {
  readonly settings: TenantSettings;
  readonly logo: TenantLogo | null;
  /** The entry of the timeline behind the mail; for a repeated mail that of the first (`causeOf`). */
  readonly cause: Activity | null;
  /** The words of the server that refused the address; undefined for an address that takes mails. */
  readonly refusal: { readonly reason: string | null } | undefined;
  /** When the mail may be sent, so that its recipient gets at most `mailsPerHour` mails in any hour: `now` or later. */
  readonly slot: Date;
}

/**
 * Reads the terms of a mail in one statement; its recipient is locked. A new mail goes behind the mails that wait; one
 * whose time has come is compared with the sent ones, so that a worker that was away does not make up for it all at once.
 * A mail that was tried before keeps its place, and an urgent mail waits for none.
 */
export async function mailTerms(em: EntityManager, mail: TicketMail, now: Date): Promise<MailTerms> {
  const into = new Statement();
  const first = firstSettings();
  const own = `tenant = ${into.bind(currentTenant())}`;
  const [id, recipient] = [into.bind(mail.id), into.bind(mail.recipient)];
  const found = await loadTogether(em, into, {
    settings: { type: TenantSettings, sql: `select * from tenant_settings where ${own}` },
    logos: { type: TenantLogo, sql: `select * from tenant_logo where ${own}` },
    causes: {
      type: Activity,
      sql: `select * from activity where ${own} and id = (
        select coalesce(o.cause, m.cause)::uuid from ticket_mail m
          left join ticket_mail o on o.tenant = m.tenant and o.id = m.original_id
          where m.${own} and m.id = ${id}::uuid)`,
    },
    refusals: { sql: `select reason from refused_address where ${own} and address = ${recipient} and kind = 'HARD'` },
    slots: {
      sql: `select due_at from ticket_mail
        where ${own} and recipient = ${recipient} and due_at is not null and id <> ${id}::uuid
          and (state <> 'PUT_ASIDE' or ${into.bind(mail.state !== 'PUT_ASIDE')})
        order by due_at desc limit 1 offset coalesce(
          (select mails_per_hour from tenant_settings where ${own}), ${into.bind(first.mailsPerHour)}::int) - 1`,
    },
  });
  const [before] = mail.attempts > 0 || isUrgent(mail.event) ? [] : found.slots;
  const free = before ? new Date(before.due_at as string).getTime() + HOUR_MS : 0;
  return {
    settings: found.settings[0] ?? first,
    logo: found.logos[0] ?? null,
    cause: found.causes[0] ?? null,
    refusal: found.refusals[0] as MailTerms['refusal'],
    slot: new Date(Math.max(now.getTime(), free)),
  };
}
