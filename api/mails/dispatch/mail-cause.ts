import type { EntityManager } from '@mikro-orm/postgresql';
import { recordKey } from '../../platform/tenancy/session.js';
import { Activity } from '../../tickets/timeline/activity.entity.js';
import type { TicketMail } from './ticket-mail.entity.js';

/** The entry of the timeline behind a mail; for a repeated mail that of the first. */
export async function causeOf(em: EntityManager, { cause, original }: TicketMail): Promise<Activity | null> {
  const first = await original?.load();
  return em.findOne(Activity, recordKey(first?.cause ?? cause));
}
