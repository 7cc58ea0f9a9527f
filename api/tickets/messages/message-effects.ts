import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ClarificationReason, TicketState, TicketType } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { Ticket } from '../record/ticket.entity.js';
import type { Actor } from '../record/ticket-facts.js';
import { actorOn } from '../record/ticket-ownership.js';
import { recordReaction } from '../service/reaction.js';
import { ServiceTermsSource } from '../service/service-terms.js';
import { resumeTicket } from '../workflow/resumption.service.js';
import { TransitionService } from '../workflow/transition.service.js';

/** Effects of a message between customer and desk on its ticket, in the transaction that stores the message. */
@Injectable()
export class MessageEffects {
  constructor(
    private readonly transitions: TransitionService,
    private readonly terms: ServiceTermsSource,
  ) {}

  /**
   * A message of the desk stops the clock of its reaction (domain "SLA clocks"). A message of the customer ends a
   * clarification that waits for the customer (#6) and reopens a closed ticket (#15); 409 where it is too late for that.
   * `isChanged`: the caller stores further changes of the ticket.
   */
  async follow(em: EntityManager, ticket: Ticket, actor: Actor = actorOn(ticket), isChanged = false): Promise<void> {
    if (actor.kind !== 'customer') return recordReaction(this.terms, em, ticket, isChanged);
    if (ticket.clarificationReason === ClarificationReason.WaitCustomer) {
      await resumeTicket(this.transitions, em, ticket);
    } else if (ticket.state === TicketState.Closed) {
      const checked = await this.#checkReopening(em, ticket, actor);
      await this.transitions.perform(em, ticket, { ...checked, input: {} });
    }
  }

  /**
   * Whether the ticket is closed for good, so that a message of the customer begins a follow-up ticket. Messages of the
   * desk and of executors stay on the closed ticket and do not reopen it.
   */
  async isTooLate(em: EntityManager, ticket: Ticket, actor: Actor): Promise<boolean> {
    if (actor.kind !== 'customer' || ticket.state !== TicketState.Closed) return false;
    return !(await this.#checkReopening(em, ticket, actor)).check.allowed;
  }

  /** The check of the reopening (#15), whose reason is the message itself; an untyped ticket cannot be in work. */
  #checkReopening(em: EntityManager, ticket: Ticket, actor: Actor) {
    const to = ticket.type === TicketType.Unknown ? TicketState.Pending : TicketState.InWork;
    return this.transitions.check(em, ticket, to, actor, { reason: ActivityKind.MessageFromCustomer });
  }
}
