import type { EntityManager } from '@mikro-orm/postgresql';
import { firstSettings } from '../../masterdata/current-settings.js';
import { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import { TenantSettings } from '../../masterdata/tenant-settings.entity.js';
import { Statement } from '../../platform/read/statement.js';
import { loadTogether } from '../../platform/rest/load-together.js';
import { oneAtATime } from '../../platform/tenancy/one-at-a-time.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { Activity } from '../../tickets/timeline/activity.entity.js';
import { isUrgent } from '../../vocabulary/mail.js';
import type { TicketMail } from './ticket-mail.entity.js';

export const HOUR_MS = 3_600_000;

/** Lets no other transaction decide on mails to the address until this one ends. */
export async function lockRecipient(em: EntityManager, address: string): Promise<void> {
  await oneAtATime(em, 'mails', address);
}

/** The data that decide whether and how mails to one recipient are sent now. */
export interface MailTerms {
  readonly settings: TenantSettings;
  readonly logo: TenantLogo | null;
  /** The timeline entries behind the mails; a repeated mail has the entry of its original. */
  readonly causes: readonly Activity[];
  /** The refusal of the address with the words of its server; undefined for an address that takes mails. */
  readonly refusal: { readonly reason: string | null } | undefined;
  /** The latest `dueAt` of a sent or waiting mail that fills the hour of the recipient; null while the hour has room. */
  readonly fullSince: Date | null;
}

/** Reads the terms of mails to one recipient in one statement. */
export async function mailTerms(
  em: EntityManager,
  recipient: string,
  mails: readonly [TicketMail, ...TicketMail[]],
): Promise<MailTerms> {
  const into = new Statement();
  const first = firstSettings();
  const own = `tenant = ${into.bind(currentTenant())}`;
  const [ids, address] = [into.bind(mails.map(({ id }) => id)), into.bind(recipient)];
  const found = await loadTogether(em, into, {
    settings: { type: TenantSettings, sql: `select * from tenant_settings where ${own}` },
    logos: { type: TenantLogo, sql: `select * from tenant_logo where ${own}` },
    causes: {
      type: Activity,
      // An array and a subquery for each row, so that no plan reads the activities or mails of the whole tenant.
      sql: `select * from activity where ${own} and id = any(array(
        select coalesce((select cause from ticket_mail o where o.tenant = m.tenant and o.id = m.original_id), m.cause)::uuid
          from ticket_mail m where m.${own} and m.id = any(${ids}::uuid[])))`,
    },
    refusals: { sql: `select reason from refused_address where ${own} and address = ${address} and kind = 'HARD'` },
    slots: {
      sql: `select due_at from ticket_mail
        where ${own} and recipient = ${address} and due_at is not null and id <> all(${ids}::uuid[])
          and (state <> 'PUT_ASIDE' or ${into.bind(mails[0].state !== 'PUT_ASIDE')})
        order by due_at desc limit 1 offset coalesce(
          (select mails_per_hour from tenant_settings where ${own}), ${into.bind(first.mailsPerHour)}::int) - 1`,
    },
  });
  const [slot] = found.slots;
  return {
    settings: found.settings[0] ?? first,
    logo: found.logos[0] ?? null,
    causes: found.causes,
    refusal: found.refusals[0] as MailTerms['refusal'],
    fullSince: slot ? new Date(slot.due_at as string) : null,
  };
}

/**
 * The moment at which a mail may be sent, `now` or later, so that its recipient gets at most `mailsPerHour` mails in any
 * hour. A new mail goes behind the waiting mails; a due mail is compared with the sent ones, so that a worker that was
 * away does not make up for all at once. A mail that was tried before keeps its time, and an urgent mail never waits.
 */
export function slotOf({ attempts, event }: TicketMail, { fullSince }: MailTerms, now: Date): Date {
  if (attempts > 0 || isUrgent(event) || !fullSince) return now;
  return new Date(Math.max(now.getTime(), fullSince.getTime() + HOUR_MS));
}
