import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../../masterdata/user.entity.js';
import { clock } from '../../platform/clock.js';
import { invalidField } from '../../platform/http/problem.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { currentUser, recordKey } from '../../platform/tenancy/session.js';
import type { MailEvent } from '../../vocabulary/mail.js';
import { ApprovalState, ClarificationReason, TicketAction, TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { confirmAbsent } from '../assignment/assignment.js';
import { dayOf } from '../deadlines/service-calendar.js';
import type { OrderCosts } from '../record/cost-limit.js';
import { storeQuietly } from '../record/lock-ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { awaitsReaction, beginCycle, clocksAfter, keepClocks, type Stop } from '../record/ticket-clocks.js';
import { costsOf } from '../record/ticket-costs.js';
import type { Actor } from '../record/ticket-facts.js';
import { nextNumber } from '../record/ticket-number.js';
import { actorOn, idOf } from '../record/ticket-ownership.js';
import { changesSince, fieldsOf, NO_FIELDS } from '../record/ticket-record.js';
import { dueReminders, reminderEntry, reminderMail } from '../service/due-reminders.js';
import { keepAgreement } from '../service/service-agreement.js';
import { type ServiceTerms, ServiceTermsSource } from '../service/service-terms.js';
import { defaultGroup } from '../service/ticket-defaults.js';
import { logActivity } from '../timeline/activity-log.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { factsOf } from './facts-of.js';
import { isOrderTransition, ORDER_TRANSITIONS } from './order-transitions.js';
import {
  type AvailableTransition,
  assertTransition,
  availableTransitions,
  checkTransition,
} from './transition-check.js';
import { applyTransition, type PlannedTransition } from './transition-effects.js';

const SYSTEM: Actor = { kind: 'system', own: true };

/** The message itself is the reason. */
const BY_MESSAGE = { reason: ActivityKind.MessageFromCustomer } as const;

/** Whoever stands at the site is not asked whether they are away. */
const ARRIVED = { confirm: ['ASSIGNEE_ABSENT'] };

const { Submit, Start, HandBack, Reopen } = TicketAction;

/**
 * Moves loaded tickets from state to state where the check allows it: effects, timeline and mails, all in the caller's
 * transaction.
 */
@Injectable()
export class TransitionService {
  constructor(
    private readonly terms: ServiceTermsSource,
    private readonly timeline: TimelineWriter,
    private readonly jobs: Jobs,
  ) {}

  /** Every transition that the user has from here, with what is missing for it. */
  async available(em: EntityManager, ticket: Ticket): Promise<AvailableTransition[]> {
    const { terms, now } = await this.#served(em, ticket);
    return availableTransitions(factsOf(ticket, terms, now), actorOn(ticket, currentUser()));
  }

  /** Makes a transition of the user; throws a Problem that names all that stands in its way. */
  async make(em: EntityManager, ticket: Ticket, to: TicketState, input: PlannedTransition['input']): Promise<void> {
    const { terms, now } = await this.#served(em, ticket);
    const actor = actorOn(ticket, currentUser());
    const { resubmissionDate } = input;
    if (resubmissionDate && resubmissionDate < dayOf(terms.calendar, now).toString()) {
      throw invalidField('/resubmissionDate', 'DATE_IN_PAST');
    }
    const check = assertTransition(factsOf(ticket, terms, now), to, actor, input);
    await this.perform(em, ticket, { check, actor, input, terms, now });
  }

  /** A customer's message on a closed ticket opens it again (#15). */
  async reopenByMessage(
    em: EntityManager,
    ticket: Ticket,
    to: TicketState,
    actor: Actor = actorOn(ticket, currentUser()),
  ): Promise<void> {
    const { terms, now } = await this.#served(em, ticket);
    const check = assertTransition(factsOf(ticket, terms, now), to, actor, BY_MESSAGE);
    await this.perform(em, ticket, { check, actor, input: {}, terms, now });
  }

  /** Whether a customer's message would open the closed ticket again, as it is too late to at some time (#15). */
  async mayReopenByMessage(em: EntityManager, ticket: Ticket, to: TicketState, actor: Actor): Promise<boolean> {
    const { terms, now } = await this.#served(em, ticket);
    return checkTransition(factsOf(ticket, terms, now), to, actor, BY_MESSAGE).allowed;
  }

  /** Makes a transition of the system where the check allows it; otherwise nothing happens. */
  async makeBySystem(em: EntityManager, ticket: Ticket, to: TicketState): Promise<boolean> {
    const { terms, now } = await this.#served(em, ticket);
    const check = checkTransition(factsOf(ticket, terms, now), to, SYSTEM, {});
    const { allowed, transition } = check;
    if (!allowed || !transition) return false;
    await this.perform(em, ticket, { check: { ...check, transition }, actor: SYSTEM, input: {}, terms, now });
    return true;
  }

  /**
   * Lets a ticket go on that waited for an answer (#6): to the state before, or to PENDING where that is not to be had,
   * so that no answer is swallowed and nobody is told that it is their turn when it is not.
   */
  async resume(em: EntityManager, ticket: Ticket): Promise<void> {
    const before = ticket.previousState;
    if (!before || (await this.makeBySystem(em, ticket, before))) return;
    await this.makeBySystem(em, ticket, TicketState.Pending);
  }

  /** A decision about its approval lets a ticket go on that waits for it (#6). */
  async resumeDecided(em: EntityManager, ticket: Ticket): Promise<void> {
    const { approval, clarificationReason } = ticket;
    const isDecided = approval === ApprovalState.Approved || approval === ApprovalState.Rejected;
    if (isDecided && clarificationReason === ClarificationReason.WaitApproval) await this.resume(em, ticket);
  }

  /** The customer has heard from the desk, which stops a clock that waits for it (domain "SLA clocks"). */
  async reacted(em: EntityManager, ticket: Ticket, { moves }: { moves: boolean }): Promise<void> {
    if (!awaitsReaction(ticket)) return;
    const { terms, now } = await this.#served(em, ticket);
    if (moves) keepClocks(ticket, terms, now, { reacted: true });
    else await storeQuietly(em, ticket, clocksAfter(ticket, terms, now, { reacted: true }));
  }

  /**
   * Whoever carries out the order came to its site at that moment, which stops ON_SITE (domain "SLA clocks"). What nobody
   * works at yet is begun, unless something stands in its way: an arrival is a fact, whatever is still missing.
   */
  async arrive(em: EntityManager, ticket: Ticket, at: Date): Promise<void> {
    const { terms, now } = await this.#served(em, ticket);
    const stop = { reacted: true, arrived: true, at };
    const actor = actorOn(ticket, currentUser());
    const check = checkTransition(factsOf(ticket, terms, now), TicketState.InWork, actor, {});
    const { allowed, transition } = check;
    if (ticket.state !== TicketState.Pending || !allowed || !transition) {
      await storeQuietly(em, ticket, clocksAfter(ticket, terms, now, stop));
      return;
    }
    keepClocks(ticket, terms, now, stop);
    await this.perform(em, ticket, { check: { ...check, transition }, actor, input: ARRIVED, terms, now });
  }

  /** What the ticket costs by the limit of its customer; null where there is none. */
  async costs(em: EntityManager, ticket: Ticket): Promise<OrderCosts | null> {
    return costsOf(ticket, (await this.#served(em, ticket)).terms);
  }

  /** The deletion of a draft (#2); throws 409 for anything else. */
  async assertDiscardable(em: EntityManager, ticket: Ticket): Promise<void> {
    const { terms, now } = await this.#served(em, ticket);
    assertTransition(factsOf(ticket, terms, now), null, actorOn(ticket, currentUser()));
  }

  /** Makes a transition that has been checked. */
  async perform(em: EntityManager, ticket: Ticket, planned: PlannedTransition): Promise<void> {
    const { check, actor, terms, now } = planned;
    const { action, to, mails } = check.transition;
    const from = ticket.state ?? null;
    const before = from === null ? NO_FIELDS : fieldsOf(ticket);
    if (action === Submit) await submit(em, ticket, planned);
    if (action === Start && actor.kind === 'executor') await acceptOrder(em, ticket, planned.input.confirm);
    const { words, further } = applyTransition(ticket, planned);
    if (action === Submit || action === Reopen) beginCycle(ticket, now);
    keepClocks(ticket, terms, now, stopOf(ticket, planned));
    if (to === TicketState.Closed) this.#remindOfMissed(em, ticket, terms, now);
    const kind = from === null ? ActivityKind.Created : ActivityKind.StateChanged;
    const bySystem = actor.kind === 'system';
    const changes = await changesSince(before, ticket, em);
    const states = { fromState: from, toState: to as TicketState };
    const told = logActivity(em, ticket, { ...words, ...states, kind, changes, bySystem });
    for (const event of [...mails, ...assignmentMails(ticket, action)]) this.timeline.notify(em, event, told);
    if (isOrderTransition(ticket, from))
      await this.jobs.send(em, ORDER_TRANSITIONS, { activity: told.id }, { id: told.id });
    for (const entry of further) await this.timeline.add(em, ticket, entry);
    ticket.lastActivityAt = now;
    ticket.touch();
  }

  /** Sends the reminders that the worker has not sent so far, since it passes closed tickets over. */
  #remindOfMissed(em: EntityManager, ticket: Ticket, terms: ServiceTerms, now: Date): void {
    const { due = [], values = {} } = dueReminders(ticket, terms, now) ?? {};
    for (const mark of due) {
      const event = reminderMail(mark, terms);
      const activity = logActivity(em, ticket, reminderEntry(mark, now));
      if (event) this.timeline.notify(em, event, activity);
    }
    Object.assign(ticket, values);
  }

  async #served(em: EntityManager, ticket: Ticket): Promise<{ terms: ServiceTerms; now: Date }> {
    const now = clock.now();
    return { terms: await this.terms.of(em, ticket, ticket.submittedAt ?? now), now };
  }
}

/** First PENDING: group, start of the clocks, and last the number, whose counter stays locked (domain #3). */
async function submit(em: EntityManager, ticket: Ticket, { terms, now }: PlannedTransition) {
  if (!idOf(ticket.assignmentGroup)) defaultGroup(ticket, terms, em);
  ticket.submittedAt = now;
  ticket.agreement = await keepAgreement(em, terms);
  ticket.identifier = await nextNumber(em, 'TICKET', dayOf(terms.calendar, now).year);
}

/** Work that begins is a reaction, and so is a question to the customer; an executor who begins has arrived. */
function stopOf({ state }: Ticket, { actor, check: { clarification } }: PlannedTransition): Stop {
  const works = state === TicketState.InWork;
  return { reacted: works || Boolean(clarification?.toCustomer), arrived: works && actor.kind === 'executor' };
}

/** Submission tells those who were chosen beforehand; the group hears of the new ticket anyway. */
function assignmentMails(ticket: Ticket, action: TicketAction): MailEvent[] {
  if (action === HandBack) return ['ISSUE_ASSIGNED_NOTICE'];
  if (action !== Submit) return [];
  const chosen = ticket.responsible || ticket.executionResponsible || ticket.executionCompany;
  return chosen ? ['ISSUE_ASSIGNED'] : [];
}

/** Who of the executing company begins with an order that is nobody's makes it their own (domain #4). */
async function acceptOrder(em: EntityManager, ticket: Ticket, confirmed?: readonly string[]): Promise<void> {
  if (ticket.executionResponsible) return;
  const executor = await em.findOneOrFail(User, recordKey(currentUser().id as string));
  await confirmAbsent([['executionResponsible', executor.id]], confirmed, em);
  ticket.executionResponsible = ref(executor);
}
