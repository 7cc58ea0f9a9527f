import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { invalidField, Problem } from '../../platform/http/problem.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { TicketAction, TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { dayOf } from '../deadlines/service-calendar.js';
import type { Ticket } from '../record/ticket.entity.js';
import { beginCycle, keepClocks, type Stop } from '../record/ticket-clocks.js';
import type { Actor } from '../record/ticket-facts.js';
import { actorOn } from '../record/ticket-ownership.js';
import { changesSince, fieldsOf, NO_FIELDS } from '../record/ticket-record.js';
import { dueReminders, sendReminders } from '../service/due-reminders.js';
import { ServiceTermsSource } from '../service/service-terms.js';
import { logActivity } from '../timeline/activity-log.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { factsOf } from './facts-of.js';
import { acceptOrder } from './order-acceptance.service.js';
import { isOrderTransition, ORDER_TRANSITIONS } from './order-transitions.js';
import { assignmentMails, submitTicket } from './submission.service.js';
import { type AvailableTransition, assertAllowed, availableTransitions, checkTransition } from './transition-check.js';
import { applyTransition, type CheckedTransition, type PlannedTransition } from './transition-effects.js';

/** The service desk itself as the actor of a transition. */
export const SYSTEM: Actor = { kind: 'system', own: true };

const { Submit, Start, Reopen } = TicketAction;

/** Checks and makes transitions of loaded tickets: effects, timeline and mails, all in the caller's transaction. */
@Injectable()
export class TransitionService {
  constructor(
    private readonly terms: ServiceTermsSource,
    private readonly timeline: TimelineWriter,
    private readonly jobs: Jobs,
  ) {}

  /** Every transition of the user from the present state, with the obstacles of each. */
  async available(em: EntityManager, ticket: Ticket): Promise<AvailableTransition[]> {
    const now = clock.now();
    const terms = await this.terms.of(em, ticket, now);
    return availableTransitions(factsOf(ticket, terms, now), actorOn(ticket));
  }

  /** Makes a transition of the user; throws a Problem that names all obstacles. */
  async make(em: EntityManager, ticket: Ticket, to: TicketState, input: PlannedTransition['input']): Promise<void> {
    const actor = actorOn(ticket);
    if (input.silent && actor.kind !== 'agent') throw new Problem(403, 'FORBIDDEN');
    if (input.silent) ticket.preventMailDispatch = true;
    const checked = await this.check(em, ticket, to, actor, input);
    const { resubmissionDate } = input;
    if (resubmissionDate && resubmissionDate < dayOf(checked.terms.calendar, checked.now).toString()) {
      throw invalidField('/resubmissionDate', 'DATE_IN_PAST');
    }
    await this.perform(em, ticket, checked);
  }

  /** Makes a transition of the system and returns true, or changes nothing and returns false where the check refuses it. */
  async makeBySystem(em: EntityManager, ticket: Ticket, to: TicketState): Promise<boolean> {
    const checked = await this.check(em, ticket, to, SYSTEM);
    const { allowed } = checked.check;
    if (allowed) await this.perform(em, ticket, checked);
    return allowed;
  }

  /** The check of a transition with the terms of the ticket; `to` is null for the deletion of a draft (#2). */
  async check(
    em: EntityManager,
    ticket: Ticket,
    to: TicketState | null,
    actor: Actor,
    input: PlannedTransition['input'] = {},
  ): Promise<CheckedTransition> {
    const now = clock.now();
    const terms = await this.terms.of(em, ticket, now);
    return { check: checkTransition(factsOf(ticket, terms, now), to, actor, input), actor, input, terms, now };
  }

  /** Makes a checked transition; throws the Problem of its check where that refuses it. */
  async perform(em: EntityManager, ticket: Ticket, checked: CheckedTransition): Promise<void> {
    const planned = { ...checked, check: assertAllowed(checked.check) };
    const { check, actor, input, terms, now } = planned;
    const { action, to, mails } = check.transition;
    const from = ticket.state ?? null;
    const before = from === null ? NO_FIELDS : fieldsOf(ticket);
    if (action === Submit) await submitTicket(em, ticket, terms, now);
    if (action === Start && actor.kind === 'executor') await acceptOrder(em, ticket, input.confirm);
    const { words, further } = applyTransition(ticket, planned);
    if (action === Submit || action === Reopen) beginCycle(ticket, now);
    keepClocks(ticket, terms, now, stopOf(ticket, planned));
    const missed = to === TicketState.Closed && dueReminders(ticket, terms, now);
    if (missed) {
      // The worker passes closed tickets over.
      sendReminders(em, ticket, missed.due, terms, now, this.timeline);
      Object.assign(ticket, missed.values);
    }
    const kind = from === null ? ActivityKind.Created : ActivityKind.StateChanged;
    const bySystem = actor.kind === 'system';
    const changes = await changesSince(before, ticket, em);
    const states = { fromState: from, toState: to as TicketState };
    const activity = logActivity(em, ticket, { ...words, ...states, kind, changes, bySystem });
    for (const event of [...mails, ...assignmentMails(ticket, action)]) this.timeline.notify(em, event, activity);
    if (isOrderTransition(ticket, from))
      await this.jobs.send(em, ORDER_TRANSITIONS, { activity: activity.id }, { id: activity.id });
    for (const entry of further) await this.timeline.add(em, ticket, entry);
    ticket.lastActivityAt = now;
    ticket.touch();
  }
}

/** The beginning of work and a question to the customer are reactions; an executor who begins has arrived at the site. */
function stopOf({ state }: Ticket, { actor, check: { clarification } }: PlannedTransition): Stop {
  const works = state === TicketState.InWork;
  return { reacted: works || Boolean(clarification?.toCustomer), arrived: works && actor.kind === 'executor' };
}
