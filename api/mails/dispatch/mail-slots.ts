import type { EntityManager } from '@mikro-orm/postgresql';
import { oneAtATime } from '../../platform/tenancy/one-at-a-time.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import { isUrgent } from '../../vocabulary/mail.js';
import type { TicketMail } from './ticket-mail.entity.js';

export const HOUR_MS = 3_600_000;

/** Lets nobody else decide on mails to the address until the transaction ends. */
export async function lockRecipient(em: EntityManager, address: string): Promise<void> {
  await oneAtATime(em, 'mails', address);
}

/**
 * When the mail may go out, so that its recipient gets at most so many within any hour: `now` or later. A new mail goes
 * behind those that wait; one whose time has come looks at those that have gone, so that a worker that was away does not
 * make up for it all at once. What was tried before has its place, and what is urgent waits for none. The recipient is
 * locked.
 */
export async function slotOf(em: EntityManager, mail: TicketMail, most: number, now: Date): Promise<Date> {
  if (mail.attempts > 0 || isUrgent(mail.event)) return now;
  const [row] = await em.execute<{ due_at: string }[]>(
    `select due_at from ticket_mail
      where tenant = ? and recipient = ? and due_at is not null and id <> ? and (state <> 'PUT_ASIDE' or ?)
      order by due_at desc offset ? limit 1`,
    [currentTenant(), mail.recipient, mail.id, mail.state !== 'PUT_ASIDE', most - 1],
  );
  const free = row ? new Date(row.due_at).getTime() + HOUR_MS : 0;
  return new Date(Math.max(now.getTime(), free));
}
