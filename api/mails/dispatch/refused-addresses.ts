import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import type { Activity } from '../../tickets/timeline/activity.entity.js';
import { TimelineWriter } from '../../tickets/timeline/timeline-writer.js';
import type { RefusalKind } from '../../vocabulary/mail.js';
import { lockRecipient } from './mail-slots.js';
import { RefusedAddress } from './refused-address.entity.js';
import type { TicketMail } from './ticket-mail.entity.js';

/** What a mail server said of an address. */
interface Refusal {
  readonly kind: RefusalKind;
  readonly reason: string | null;
}

/** Remembers which addresses take no mails. */
@Injectable()
export class RefusedAddresses {
  constructor(private readonly timeline: TimelineWriter) {}

  /**
   * Marks the address of a mail that was refused or came back; `told` is the entry of the timeline that says so. Whoever
   * answers for the ticket is told by mail once, when the address is shut, so that no returned notice begins a circle.
   */
  async mark(em: EntityManager, { recipient, ticket }: TicketMail, refusal: Refusal, told: Activity): Promise<void> {
    if (!recipient) return;
    await lockRecipient(em, recipient);
    const known = await em.findOne(RefusedAddress, { address: recipient });
    const wasShut = known?.kind === 'HARD';
    const address = known ?? Object.assign(new RefusedAddress(), { address: recipient });
    const kind = wasShut ? 'HARD' : refusal.kind;
    Object.assign(address, { kind, reason: refusal.reason, refusedAt: clock.now(), ticket: ref(ticket.unwrap()) });
    em.persist(address);
    if (kind === 'HARD' && !wasShut) this.timeline.notify(em, 'ISSUE_WORK_NOTE_ADDED', told);
  }
}

/** Why the address is not written to, as its server said; undefined for one that is. */
export async function refusalOf(em: EntityManager, address: string): Promise<{ reason: string | null } | undefined> {
  return (await em.findOne(RefusedAddress, { address, kind: 'HARD' })) ?? undefined;
}
