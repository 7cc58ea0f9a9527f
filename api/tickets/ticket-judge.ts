import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../platform/clock.js';
import { invalidField } from '../platform/http/problem.js';
import { currentUser } from '../platform/tenancy/session.js';
import { ActivityKind } from '../vocabulary/activity-kind.js';
import { ApprovalState } from '../vocabulary/approval-state.js';
import { ClarificationReason } from '../vocabulary/clarification-reason.js';
import { TicketState } from '../vocabulary/ticket-state.js';
import { dayOf } from './deadlines/service-calendar.js';
import { ServiceTermsSource } from './service-terms.js';
import type { Ticket } from './ticket.entity.js';
import { costsOf } from './ticket-costs.js';
import { factsOf } from './ticket-facts.js';
import { type PlannedMove, TicketMover } from './ticket-mover.js';
import { actorOn } from './ticket-ownership.js';
import { assertMove, judgeMove, type Move, movesFrom } from './ticket-workflow.js';
import type { OrderCosts } from './workflow/cost-limit.js';
import type { Actor } from './workflow/ticket-facts.js';

const SYSTEM: Actor = { kind: 'system', own: true };

/** Asks the workflow about a loaded ticket, and has the mover do what it allows. */
@Injectable()
export class TicketJudge {
  constructor(
    private readonly terms: ServiceTermsSource,
    private readonly mover: TicketMover,
  ) {}

  /** Every move that the user has from here, with what is missing for it. */
  async moves(em: EntityManager, ticket: Ticket): Promise<Move[]> {
    const now = clock.now();
    const terms = await this.terms.of(em, ticket, ticket.submittedAt ?? now);
    return movesFrom(factsOf(ticket, terms, now), actorOn(ticket, currentUser()));
  }

  /** Makes a move of the user; throws a Problem that names all that stands in its way. */
  async move(em: EntityManager, ticket: Ticket, to: TicketState, input: PlannedMove['input']): Promise<void> {
    const now = clock.now();
    const terms = await this.terms.of(em, ticket, ticket.submittedAt ?? now);
    const actor = actorOn(ticket, currentUser());
    const { resubmissionDate } = input;
    if (resubmissionDate && resubmissionDate < dayOf(terms.calendar, now).toString()) {
      throw invalidField('/resubmissionDate', 'DATE_IN_PAST');
    }
    const judgement = assertMove(factsOf(ticket, terms, now), to, actor, input);
    await this.mover.make(em, ticket, { judgement, actor, input, terms, now });
  }

  /** A customer's message on a closed ticket opens it again (#15); the message itself is the reason. */
  async reopenByMessage(em: EntityManager, ticket: Ticket, to: TicketState): Promise<void> {
    const now = clock.now();
    const terms = await this.terms.of(em, ticket, ticket.submittedAt ?? now);
    const actor = actorOn(ticket, currentUser());
    const judgement = assertMove(factsOf(ticket, terms, now), to, actor, { reason: ActivityKind.MessageFromCustomer });
    await this.mover.make(em, ticket, { judgement, actor, input: {}, terms, now });
  }

  /** Makes a move of the system where the workflow allows it; otherwise nothing happens. */
  async moveBySystem(em: EntityManager, ticket: Ticket, to: TicketState): Promise<boolean> {
    const now = clock.now();
    const terms = await this.terms.of(em, ticket, ticket.submittedAt ?? now);
    const judgement = judgeMove(factsOf(ticket, terms, now), to, SYSTEM, {});
    const { allowed, transition } = judgement;
    if (!allowed || !transition) return false;
    const move = { judgement: { ...judgement, transition }, actor: SYSTEM, input: {}, terms, now };
    await this.mover.make(em, ticket, move);
    return true;
  }

  /**
   * Lets a ticket go on that waited for an answer (#6): to the state before, or to PENDING where that is not to be had,
   * so that no answer is swallowed and nobody is told that it is their turn when it is not.
   */
  async resume(em: EntityManager, ticket: Ticket): Promise<void> {
    const before = ticket.previousState;
    if (!before || (await this.moveBySystem(em, ticket, before))) return;
    await this.moveBySystem(em, ticket, TicketState.Pending);
  }

  /** What the ticket costs by the limit of its customer; null where there is none. */
  async costs(em: EntityManager, ticket: Ticket): Promise<OrderCosts | null> {
    return costsOf(ticket, await this.terms.of(em, ticket, ticket.submittedAt ?? clock.now()));
  }

  /** A decision about its approval lets a ticket go on that waits for it (#6). */
  async resumeDecided(em: EntityManager, ticket: Ticket): Promise<void> {
    const { approval, clarificationReason } = ticket;
    const isDecided = approval === ApprovalState.Approved || approval === ApprovalState.Rejected;
    if (isDecided && clarificationReason === ClarificationReason.WaitApproval) await this.resume(em, ticket);
  }

  /** The deletion of a draft (#2); throws 409 for anything else. */
  async assertDiscardable(em: EntityManager, ticket: Ticket): Promise<void> {
    const terms = await this.terms.of(em, ticket, clock.now());
    assertMove(factsOf(ticket, terms, clock.now()), null, actorOn(ticket, currentUser()));
  }
}
