import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import type { Activity } from '../../tickets/timeline/activity.entity.js';
import { TimelineWriter } from '../../tickets/timeline/timeline-writer.js';
import type { RefusalKind } from '../../vocabulary/mail.js';
import { lockRecipient } from './mail-claim.js';
import { RefusedAddress } from './refused-address.entity.js';
import type { TicketMail } from './ticket-mail.entity.js';

/** The answer of a mail server about an address. */
interface Refusal {
  readonly kind: RefusalKind;
  readonly reason: string | null;
}

/** Keeps the list of addresses that take no mails. */
@Injectable()
export class RefusedAddresses {
  constructor(private readonly timeline: TimelineWriter) {}

  /**
   * Marks the address of a mail that was refused or came back; `activity` is the timeline entry of that mail. The
   * responsible person of the ticket gets a mail once, when the address becomes HARD, so that no returned notice begins
   * a circle.
   */
  async mark(
    em: EntityManager,
    { recipient, ticket }: TicketMail,
    refusal: Refusal,
    activity: Activity,
  ): Promise<void> {
    if (!recipient) return;
    await lockRecipient(em, recipient);
    const stored = await em.findOne(RefusedAddress, { address: recipient });
    const wasShut = stored?.kind === 'HARD';
    const address = stored ?? Object.assign(new RefusedAddress(), { address: recipient });
    const kind = wasShut ? 'HARD' : refusal.kind;
    Object.assign(address, { kind, reason: refusal.reason, refusedAt: clock.now(), ticket: ref(ticket.unwrap()) });
    em.persist(address);
    if (kind === 'HARD' && !wasShut) this.timeline.notify(em, 'ISSUE_WORK_NOTE_ADDED', activity);
  }
}
