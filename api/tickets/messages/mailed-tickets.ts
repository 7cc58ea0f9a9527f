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

/** What somebody outside tells of a new ticket, by a mail or by a form without an account. */
export interface MailedRequest {
  readonly description: string;
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone?: string | null;
  /** By mail unless said otherwise. */
  readonly contactChannel?: ContactChannel;
  readonly customer: Ticket['customer'];
  readonly location?: Ticket['location'];
  /** Id of the user who wrote it, if it was one of ours. */
  readonly author: string | null;
  /** The ticket that is closed for good and that this one goes on from (domain #15). */
  readonly earlier: Ticket | null;
  /** The request forbids automatic answers: no receipt goes out for it. */
  readonly isUnanswered?: boolean;
}

const withoutReceipt = ({ transition, ...check }: TransitionCheck): TransitionCheck => ({
  ...check,
  transition: transition && { ...transition, mails: transition.mails.filter((event) => event !== 'ISSUE_CREATED') },
});

/** Makes tickets of mails, and of what else comes from outside: UNKNOWN until somebody of the desk types them; sender and text suffice (domain #3). */
@Injectable()
export class MailedTickets {
  constructor(
    private readonly terms: ServiceTermsSource,
    private readonly transitions: TransitionService,
  ) {}

  /**
   * Submits the ticket that goes on from one which no message reopens (domain #15), by whichever way the message comes: for
   * the customer and the site of the earlier ticket, in the caller's transaction.
   */
  followUp(
    em: EntityManager,
    earlier: Ticket,
    request: Omit<MailedRequest, 'customer' | 'location' | 'earlier'>,
  ): Promise<Ticket> {
    const { customer, location } = earlier;
    return this.submit(em, { ...request, customer, location, earlier });
  }

  /** Submits the ticket in the caller's transaction, whose flush stores it. Throws 422 with what is missing. */
  async submit(em: EntityManager, request: MailedRequest): Promise<Ticket> {
    const { earlier, author, customer, location = null, contactName, contactEmail, contactPhone = null } = request;
    const { contactChannel = ContactChannel.Email } = request;
    const now = clock.now();
    const ticket = Object.assign(new Ticket(), { type: TicketType.Unknown, contactChannel, location });
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
