import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { TenantSweep } from '../../platform/jobs/tenant-sweep.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { AwaitedMark } from '../deadlines/sla-clocks.js';
import { lockTickets, storeQuietly } from '../record/lock-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { type ComeMarks, comeMarks, entryOfMark, mailOfMark } from '../service/come-marks.js';
import { type ServiceTerms, ServiceTermsSource } from '../service/service-terms.js';
import { logActivity } from '../timeline/activity-log.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { escalate } from './escalation.js';

/** Tickets whose marks are told in one transaction: what each of them costs besides is small, and nobody waits long. */
const TOGETHER = 10;

/** A locked ticket whose marks were looked at. */
interface Looked extends ComeMarks {
  readonly ticket: Ticket;
  readonly terms: ServiceTerms;
  readonly noted: ComeMarks['noted'] & Partial<Pick<Ticket, 'lastActivityAt'>>;
}

const CLOCK_MARKS = jobQueue('clock-marks', { cron: '* * * * *' });

/**
 * Tells whom it concerns that a deadline comes near or has passed (domain "SLA clocks", "Marks"): each mark once in a cycle
 * of its clock, which the locked ticket itself remembers. One whose time came while nobody looked is told late and marked
 * as late; of a clock that has stopped meanwhile it is told that the deadline was missed.
 */
@Works(CLOCK_MARKS)
@Injectable()
export class ClockMarksHandler implements JobHandler<object> {
  constructor(
    private readonly sweep: TenantSweep,
    private readonly terms: ServiceTermsSource,
    private readonly timeline: TimelineWriter,
  ) {}

  handle(): Promise<void> {
    return this.sweep.together(TOGETHER, ticketsWithMarks, (em, ids) => this.#tell(em, ids));
  }

  async #tell(em: EntityManager, ids: readonly string[]): Promise<void> {
    const now = clock.now();
    const tickets = [...(await lockTickets(em, ids)).values()];
    const looked = (await Promise.all(tickets.map((ticket) => this.#look(em, ticket, now)))).filter(
      (one) => one !== null,
    );
    for (const { ticket, come, terms } of looked) for (const mark of come) this.#add(em, ticket, mark, terms, now);
    await em.flush();
    await Promise.all(looked.map(({ ticket, noted }) => storeQuietly(em, ticket, noted)));
    for (const { ticket, terms, noted, isMissed } of looked)
      if (isMissed && terms.escalation) await this.#escalate(em, Object.assign(ticket, noted), terms, now);
  }

  /** What has come of a ticket's marks, and what it is to remember of that; null for one whose clocks no longer count. */
  async #look(em: EntityManager, ticket: Ticket, now: Date): Promise<Looked | null> {
    const terms = await this.terms.of(em, ticket, ticket.submittedAt ?? now);
    const marks = comeMarks(ticket, terms, now);
    if (!marks) return null;
    // With what is remembered, since each change of a ticket is written into all its indexes.
    const noted = { ...marks.noted, ...(marks.come.length > 0 && { lastActivityAt: now }) };
    return { ...marks, ticket, terms, noted };
  }

  async #escalate(em: EntityManager, ticket: Ticket, terms: ServiceTerms, now: Date): Promise<void> {
    for (const entry of await escalate(em, ticket, terms, now)) {
      const activity = await this.timeline.add(em, ticket, entry);
      if (activity.kind === ActivityKind.Assigned) this.timeline.notify(em, 'ISSUE_ASSIGNED_NOTICE', activity);
    }
    await em.flush();
  }

  #add(em: EntityManager, ticket: Ticket, mark: AwaitedMark, terms: ServiceTerms, now: Date): void {
    const activity = logActivity(em, ticket, entryOfMark(mark, now));
    const event = mailOfMark(mark, terms);
    if (event) this.timeline.notify(em, event, activity);
  }
}

/** Open tickets of which a mark has come; the closing of a ticket tells of its own (`TransitionService`). */
async function ticketsWithMarks(em: EntityManager): Promise<string[]> {
  const come = { state: { $ne: TicketState.Closed }, nextMarkAt: { $lte: clock.now() } };
  return (await em.find(Ticket, come, { fields: ['id'] })).map(({ id }) => id);
}
