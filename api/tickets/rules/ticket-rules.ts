import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { actingUser } from '../../masterdata/acting-user.js';
import type { FieldChange } from '../../platform/audit/field-change.js';
import { clock } from '../../platform/clock.js';
import { invalidField, Problem } from '../../platform/http/problem.js';
import type { Computations } from '../../platform/read/record.js';
import type { Changes, ResourceRules } from '../../platform/rest/rules.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { ApprovalState, LinkKind, TicketState, TicketType } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { assertAssignment } from '../assignment/assignment.js';
import { makeLink, removeDraftLinks } from '../links/link-log.js';
import { incomplete } from '../record/incomplete.js';
import { LinkedRecordsSource } from '../record/linked-records.js';
import { lockTicket } from '../record/lock-ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import { keepClocks } from '../record/ticket-clocks.js';
import { costsOf, rememberApproved } from '../record/ticket-costs.js';
import { actorOn, rightsOn } from '../record/ticket-ownership.js';
import { TicketPartsSource } from '../record/ticket-parts.js';
import type { TicketRights } from '../record/ticket-policy.js';
import { changesSince, fieldsOf } from '../record/ticket-record.js';
import { ticketScope } from '../record/ticket-scope.js';
import { assertTypeChange } from '../record/ticket-type-change.js';
import { keepAgreement } from '../service/service-agreement.js';
import { type ServiceTerms, ServiceTermsSource } from '../service/service-terms.js';
import { TicketCompletion, writerKind } from '../service/ticket-completion.js';
import { defaultGroup, takePlaceOfAsset } from '../service/ticket-defaults.js';
import { dueDateOf } from '../service/ticket-due.js';
import type { Activity } from '../timeline/activity.entity.js';
import { logActivity } from '../timeline/activity-log.js';
import { APPROVAL_DECIDED } from '../timeline/activity-mail.js';
import { entriesOf, recipientsOf } from '../timeline/ticket-change-log.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { factsOf } from '../workflow/facts-of.js';
import { resumeDecided } from '../workflow/resumption.service.js';
import { TransitionService } from '../workflow/transition.service.js';
import { assertAllowed, checkTransition } from '../workflow/transition-check.js';
import { ticketComputations } from './ticket-computations.js';
import { assertConsistent, assertStaysComplete, dropForeign } from './ticket-consistency.js';

/** Fields that a new agreement follows from. */
const AGREEMENT_FIELDS = ['customer', 'location'];
/** Fields that clocks depend on. */
const CLOCK_FIELDS = [...AGREEMENT_FIELDS, 'priority', 'preferredDate', 'type'];

/** Rules of tickets as a resource: scope, defaults, guards of creation and rules of changes. */
@Injectable()
export class TicketRules implements ResourceRules<Ticket> {
  constructor(
    private readonly terms: ServiceTermsSource,
    private readonly timeline: TimelineWriter,
    private readonly transitions: TransitionService,
    private readonly linked: LinkedRecordsSource,
    private readonly completion: TicketCompletion,
    private readonly parts: TicketPartsSource,
  ) {}

  computed(): Computations<Ticket> {
    return ticketComputations(this.linked);
  }

  detailQueries(id: string) {
    return { parts: this.parts.of(id) };
  }

  readonly scope = ticketScope;

  narrowings() {
    return this.parts.narrowings;
  }

  /** Makes a new ticket a draft or submits it (domain #1, #3); throws 422 with the missing fields. */
  async beforeCreate(ticket: Ticket, em: EntityManager, sent: Readonly<Record<string, unknown>>): Promise<void> {
    const user = currentUser();
    const now = clock.now();
    const kind = writerKind(user);
    if (kind === 'customer' && !user.facts.customerId) throw new Problem(403, 'FORBIDDEN');
    ticket.author = actingUser(em);
    ticket.groupIsDefault = !ticket.assignmentGroup;
    // Locked before the counter of numbers, since the follow-up is logged on it.
    const earlier = ticket.followUpOf && (await lockTicket(em, ticket.followUpOf.unwrap().id));
    const terms = await this.completion.complete(em, ticket, user, now);
    // An agent's priority may be one that the customer is not offered.
    const written = (field: string) => kind === 'customer' || sent[field] != null;
    await assertConsistent(ticket, written, terms, now);
    await assertAssignment(ticket, (field) => sent[field] != null, em);
    const actor = { kind, own: true } as const;
    const to = ticket.draft ? TicketState.Draft : TicketState.Pending;
    const check = checkTransition(factsOf(ticket, terms, now), to, actor);
    if (!check.allowed) throw incomplete(check.unmet);
    await this.transitions.perform(em, ticket, { check, actor, input: {}, terms, now });
    if (earlier) await makeLink(em, LinkKind.FollowUpOf, [ticket, earlier]);
  }

  async beforeUpdate(ticket: Ticket, sent: Changes, em: EntityManager): Promise<void> {
    const before = { ...fieldsOf(ticket), ...sent.before };
    assertEditable(rightsOn(ticket), sent);
    const placed = sent.names.has('asset') ? await takePlaceOfAsset(ticket) : [];
    const changes = { ...sent, names: new Set([...sent.names, ...placed]) };
    const { kind } = actorOn(ticket);
    const now = clock.now();
    const written = (field: string) => changes.names.has(field);
    // Another customer or site has terms of its own.
    if (AGREEMENT_FIELDS.some(written)) ticket.agreement = null;
    const terms = await this.terms.of(em, ticket, now);
    if (written('type')) this.#assertType(ticket, changes, terms, now);
    if (kind === 'customer') followCustomer(ticket, written);
    if (written('customer')) dropForeign(ticket, written, terms);
    if (written('approval')) rememberApproved(ticket, costsOf(ticket, terms));
    await assertConsistent(ticket, written, terms, now);
    await assertAssignment(ticket, written, em);
    if (written('assignmentGroup')) ticket.groupIsDefault = false;
    if (ticket.state !== TicketState.Draft) await this.#updateSubmitted(ticket, changes, terms, now, em);
    await this.#logChanges(ticket, changes, await changesSince(before, ticket, em), em);
    if (written('approval')) await resumeDecided(this.transitions, em, ticket);
  }

  /** Checks a changed ticket after its submission, and updates group, agreement and clocks. */
  async #updateSubmitted(
    ticket: Ticket,
    changes: Changes,
    terms: ServiceTerms,
    now: Date,
    em: EntityManager,
  ): Promise<void> {
    const written = (field: string) => changes.names.has(field);
    assertStaysComplete(factsOf(ticket, terms, now), written);
    if (written('type') || written('customer')) defaultGroup(ticket, terms, em);
    if (written('priority')) assertLoweredForReason(ticket, changes, terms);
    if (AGREEMENT_FIELDS.some(written)) ticket.agreement = await keepAgreement(em, terms);
    if (CLOCK_FIELDS.some(written)) keepClocks(ticket, terms, now);
    ticket.lastActivityAt = now;
  }

  /** Only drafts are deleted (domain #2). */
  async beforeDelete(ticket: Ticket, em: EntityManager): Promise<void> {
    const { check } = await this.transitions.check(em, ticket, null, actorOn(ticket));
    assertAllowed(check);
    await removeDraftLinks(em, ticket);
  }

  #assertType(ticket: Ticket, { before }: Changes, terms: ServiceTerms, now: Date): void {
    const facts = { ...factsOf(ticket, terms, now), type: before.type as TicketType };
    assertTypeChange(facts, ticket.type, actorOn(ticket));
  }

  async #logChanges(
    ticket: Ticket,
    changes: Changes,
    fieldChanges: readonly FieldChange[],
    em: EntityManager,
  ): Promise<void> {
    for (const entry of entriesOf(ticket.state, fieldChanges, ticket.reason ?? null)) {
      const activity = logActivity(em, ticket, entry);
      if (isRefusal(activity)) this.timeline.notify(em, APPROVAL_DECIDED, activity);
      if (activity.kind !== ActivityKind.Assigned) continue;
      const recipients = recipientsOf(ticket, changes);
      const hasAssigned = recipients?.company || recipients?.assigned?.length;
      if (hasAssigned) this.timeline.notify(em, 'ISSUE_ASSIGNED', activity, recipients ?? undefined);
      this.timeline.notify(em, 'ISSUE_ASSIGNED_NOTICE', activity, recipients ?? undefined);
    }
  }
}

/** Throws 403 without the right to change fields, and 409 TICKET_CLOSED for fields besides internal notes. */
function assertEditable({ edit, internalNotes }: TicketRights, { names }: Changes): void {
  if (edit) return;
  if (!internalNotes) throw new Problem(403, 'FORBIDDEN');
  if ([...names].some((name) => name !== 'internalNotes')) throw new Problem(409, 'TICKET_CLOSED');
}

/** A refusal of the customer, entered by the desk, on which the responsible agent acts (domain, type CHANGE). */
const isRefusal = ({ changes }: Activity) =>
  changes.some(({ field, to }) => field === 'approval' && to === ApprovalState.Rejected);

/** On a draft of a customer both priorities are equal. */
function followCustomer(ticket: Ticket, written: (field: string) => boolean): void {
  if (written('customerPriority')) ticket.priority = ticket.customerPriority;
  else if (written('priority')) ticket.customerPriority = ticket.priority;
}

/** Throws 422 for a priority with a later due date without a reason (domain "Priority"). */
function assertLoweredForReason(ticket: Ticket, { before }: Changes, terms: ServiceTerms): void {
  const earlier = dueDateOf(ticket, terms, before.priority as Ticket['priority']);
  const later = dueDateOf(ticket, terms);
  const lowered = earlier && later && later > earlier;
  if (lowered && !ticket.reason?.trim()) throw invalidField('/reason', 'REASON_REQUIRED');
}
