import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { userRef } from '../../masterdata/acting-user.js';
import { clock } from '../../platform/clock.js';
import { ContactChannel, LinkKind, TicketState, TicketType } from '../../vocabulary/ticket.js';
import { makeLink } from '../links/link-log.js';
import { incomplete } from '../record/incomplete.js';
import { Ticket } from '../record/ticket.entity.js';
import { ServiceTermsSource } from '../service/service-terms.js';
import { alignPriorities, completeForAgent, defaultProjectLead } from '../service/ticket-defaults.js';
import { factsOf } from '../workflow/facts-of.js';
import { SYSTEM, TransitionService } from '../workflow/transition.service.js';
import { checkTransition, type TransitionCheck } from '../workflow/transition-check.js';

/** A request by mail, or by a form without an account. */
interface MailedRequest {
  readonly description: string;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone?: string | null;
  /** EMAIL if left out. */
  readonly contactChannel?: ContactChannel;
  readonly customer: Ticket['customer'];
  readonly location?: Ticket['location'];
  readonly asset?: Ticket['asset'];
  /** The id of the author, if they are a user. */
  readonly author: string | null;
  /** The closed ticket that this one continues (domain #15). */
  readonly earlier: Ticket | null;
  /** The request forbids automatic answers: no receipt is sent. */
  readonly isUnanswered?: boolean;
}

const withoutReceipt = ({ transition, ...check }: TransitionCheck): TransitionCheck => ({
  ...check,
  transition: transition && { ...transition, mails: transition.mails.filter((event) => event !== 'ISSUE_CREATED') },
});

/** Submits tickets for requests from outside: UNKNOWN until an agent sets the type; sender and text suffice (domain #3). */
@Injectable()
export class MailedTickets {
  constructor(
    private readonly terms: ServiceTermsSource,
    private readonly transitions: TransitionService,
  ) {}

  /**
   * Submits a follow-up of a ticket that messages no longer reopen (domain #15), with its customer, site and asset, in the caller's
   * transaction.
   */
  followUp(
    em: EntityManager,
    earlier: Ticket,
    request: Omit<MailedRequest, 'customer' | 'location' | 'asset' | 'earlier'>,
  ): Promise<Ticket> {
    const { customer, location, asset } = earlier;
    return this.submit(em, { ...request, customer, location, asset, earlier });
  }

  /** Submits the ticket in the caller's transaction, which flushes it. Throws 422 with the missing fields. */
  async submit(em: EntityManager, request: MailedRequest): Promise<Ticket> {
    const { earlier, author, customer, location = null, contactName, contactEmail, contactPhone = null } = request;
    const { contactChannel = ContactChannel.Email, asset = null } = request;
    const now = clock.now();
    const ticket = Object.assign(new Ticket(), { type: TicketType.Unknown, contactChannel, location, asset });
    Object.assign(ticket, {
      contactName,
      contactEmail,
      contactPhone,
      customer,
      customerDescription: request.description,
    });
    ticket.author = author ? userRef(em, author) : null;
    ticket.followUpOf = earlier && ref(earlier);
    const terms = await this.terms.of(em, ticket, now);
    completeForAgent(ticket, terms, em);
    alignPriorities(ticket, terms, 'agent');
    defaultProjectLead(ticket, terms, em);
    const check = checkTransition(factsOf(ticket, terms, now), TicketState.Pending, SYSTEM);
    if (!check.allowed) throw incomplete(check.unmet);
    await this.transitions.perform(em, ticket, {
      check: request.isUnanswered ? withoutReceipt(check) : check,
      actor: SYSTEM,
      input: {},
      terms,
      now,
    });
    em.persist(ticket);
    if (earlier) await makeLink(em, LinkKind.FollowUpOf, [ticket, earlier]);
    return ticket;
  }
}
