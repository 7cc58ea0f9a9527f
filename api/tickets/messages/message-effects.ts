import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { currentUser } from '../../platform/tenancy/session.js';
import { ClarificationReason, TicketState, TicketType } from '../../vocabulary/ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import type { Actor } from '../record/ticket-facts.js';
import { actorOn } from '../record/ticket-ownership.js';
import { TransitionService } from '../workflow/transition.service.js';

/** Where a closed ticket goes that is opened again: what nobody has typed yet cannot be in work (domain #15). */
const reopened = ({ type }: Ticket) => (type === TicketType.Unknown ? TicketState.Pending : TicketState.InWork);

/** What follows from a message between customer and desk, in the transaction in which it is written down. */
@Injectable()
export class MessageEffects {
  constructor(private readonly transitions: TransitionService) {}

  /**
   * The desk's word stops a clock that waits for it (domain "SLA clocks"). The customer's ends a clarification that waits
   * for them (#6) and reopens a closed ticket (#15); too late for that is 409. The actor is the signed-in user unless
   * somebody else speaks for the customer. `moves`: the caller stores further changes of the ticket.
   */
  async follow(
    em: EntityManager,
    ticket: Ticket,
    actor: Actor = actorOn(ticket, currentUser()),
    { moves } = { moves: false },
  ): Promise<void> {
    if (actor.kind !== 'customer') return this.transitions.reacted(em, ticket, { moves });
    const { state, clarificationReason } = ticket;
    if (clarificationReason === ClarificationReason.WaitCustomer) {
      await this.transitions.resume(em, ticket);
    } else if (state === TicketState.Closed) {
      await this.transitions.reopenByMessage(em, ticket, reopened(ticket), actor);
    }
  }

  /**
   * Whether the ticket is closed for good, so that a message of the customer begins another one that goes on from it. What
   * the desk and executors write stays on the closed ticket, which reopens by no message of theirs.
   */
  async isTooLate(em: EntityManager, ticket: Ticket, actor: Actor): Promise<boolean> {
    if (actor.kind !== 'customer' || ticket.state !== TicketState.Closed) return false;
    return !(await this.transitions.mayReopenByMessage(em, ticket, reopened(ticket), actor));
  }
}
