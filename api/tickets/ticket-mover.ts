import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../masterdata/user.entity.js';
import { currentTenant, currentUser } from '../platform/tenancy/session.js';
import { ActivityKind } from '../vocabulary/activity-kind.js';
import type { MailEvent } from '../vocabulary/mail-event.js';
import { TicketAction } from '../vocabulary/ticket-action.js';
import type { TicketState } from '../vocabulary/ticket-state.js';
import type { Activity } from './activity.entity.js';
import { type ActivityEntry, logActivity, noteActivity } from './activity-log.js';
import { SAID } from './activity-mail.js';
import { confirmAbsent } from './assignment/assignment.js';
import { dayOf } from './deadlines/service-calendar.js';
import type { NamedRecipients } from './notifications/ticket-notice.js';
import { TicketNotifications } from './notifications/ticket-notifications.js';
import type { ServiceTerms } from './service-terms.js';
import type { Ticket } from './ticket.entity.js';
import { defaultGroup } from './ticket-defaults.js';
import { dueDateOf } from './ticket-due.js';
import { applyMove } from './ticket-effects.js';
import { nextNumber } from './ticket-number.js';
import { idOf } from './ticket-ownership.js';
import { changesSince, fieldsOf, NO_FIELDS } from './ticket-record.js';
import type { Judgement } from './ticket-workflow.js';
import type { Actor, MoveInput } from './workflow/ticket-facts.js';
import type { Transition } from './workflow/transition.js';

/** A judged move with everything that is needed to make it. */
export interface PlannedMove {
  readonly judgement: Judgement & { readonly transition: Transition };
  readonly actor: Actor;
  readonly input: MoveInput & {
    readonly resubmissionDate?: string | null;
    /** The text of the clarification stands in the timeline already. */
    readonly isSaid?: boolean;
  };
  readonly terms: ServiceTerms;
  readonly now: Date;
}

const { Submit, Start, HandBack, Reopen } = TicketAction;

/** Makes moves that the workflow has allowed: effects, timeline and mails, all in the caller's transaction. */
@Injectable()
export class TicketMover {
  constructor(private readonly notifications: TicketNotifications) {}

  async make(em: EntityManager, ticket: Ticket, move: PlannedMove): Promise<void> {
    const { judgement, actor, terms } = move;
    const { action, to, mails } = judgement.transition;
    const from = ticket.state ?? null;
    const before = from === null ? NO_FIELDS : fieldsOf(ticket);
    if (action === Submit) await this.#submit(em, ticket, move);
    if (action === Start && actor.kind === 'executor') await acceptOrder(em, ticket, move.input.confirm);
    const { words, further } = applyMove(ticket, move);
    if (action === Submit || action === Reopen) ticket.dueAt = dueDateOf(ticket, terms);
    const kind = from === null ? ActivityKind.Created : ActivityKind.StateChanged;
    const bySystem = actor.kind === 'system';
    const changes = await changesSince(before, ticket, em);
    const states = { fromState: from, toState: to as TicketState };
    const moved = logActivity(em, ticket, { ...words, ...states, kind, changes, bySystem });
    for (const event of mails) this.announce(em, event, moved);
    for (const event of assignmentMails(ticket, action)) this.announce(em, event, moved);
    for (const entry of further) await this.say(em, ticket, entry);
    ticket.lastActivityAt = move.now;
    ticket.touch();
  }

  /** Adds what somebody says to the timeline and tells those whom it concerns. */
  async say(em: EntityManager, ticket: Ticket, entry: ActivityEntry): Promise<Activity> {
    const activity = logActivity(em, ticket, entry);
    await noteActivity(em, ticket);
    const event = SAID[activity.kind];
    if (event) this.announce(em, event, activity);
    return activity;
  }

  /** Tells the mail worker of an event; `recipients` names who is meant where the ticket no longer tells. */
  announce(em: EntityManager, event: MailEvent, { id, ticket }: Activity, recipients?: NamedRecipients): void {
    const notice = { event, ticketId: ticket.unwrap().id, activityId: id };
    this.notifications.announce(em, recipients ? { ...notice, recipients } : notice);
  }

  /** First PENDING: group, start of the clocks, and last the number, whose counter stays locked (domain #3). */
  async #submit(em: EntityManager, ticket: Ticket, { terms, now }: PlannedMove): Promise<void> {
    if (!idOf(ticket.assignmentGroup)) defaultGroup(ticket, terms, em);
    ticket.submittedAt = now;
    ticket.cycleStartedAt = now;
    ticket.identifier = await nextNumber(em, 'TICKET', dayOf(terms.calendar, now).year);
  }
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
  const own = { tenant: currentTenant(), id: currentUser().id as string };
  const executor = await em.findOneOrFail(User, own);
  await confirmAbsent([['executionResponsible', executor]], confirmed, em);
  ticket.executionResponsible = ref(executor);
}
