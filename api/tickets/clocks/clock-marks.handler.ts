import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { TenantSweep } from '../../platform/jobs/tenant-sweep.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { lockTickets, storeQuietly } from '../record/lock-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { type DueReminders, dueReminders, sendReminders } from '../service/due-reminders.js';
import { type ServiceTerms, ServiceTermsSource } from '../service/service-terms.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { escalate } from './escalation.js';

/** Tickets of one transaction, which keeps their locks short. */
const BATCH_SIZE = 10;

/** A locked ticket with its due reminders. */
interface RemindedTicket extends DueReminders {
  readonly ticket: Ticket;
  readonly terms: ServiceTerms;
  readonly values: DueReminders['values'] & Partial<Pick<Ticket, 'lastActivityAt'>>;
}

const CLOCK_MARKS = jobQueue('clock-marks', { cron: '* * * * *' });

/**
 * Sends the reminders of deadlines that come near or have passed (domain "SLA clocks", "Marks"): each mark once in a cycle
 * of its clock, stored on the locked ticket. A late reminder names the time of its mark; a stopped clock has a reminder of
 * a missed deadline only.
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
    return this.sweep.together(BATCH_SIZE, ticketsWithReminders, (em, ids) => this.#remind(em, ids));
  }

  async #remind(em: EntityManager, ids: readonly string[]): Promise<void> {
    const now = clock.now();
    const tickets = [...(await lockTickets(em, ids)).values()];
    const reminded = (await Promise.all(tickets.map((ticket) => this.#remindersOf(em, ticket, now)))).filter(
      (reminders) => reminders !== null,
    );
    for (const { ticket, due, terms } of reminded) sendReminders(em, ticket, due, terms, now, this.timeline);
    await Promise.all(reminded.map(({ ticket, values }) => storeQuietly(em, ticket, values)));
    for (const { ticket, terms, values, isMissed } of reminded)
      if (isMissed && terms.escalation) await this.#escalate(em, Object.assign(ticket, values), terms, now);
  }

  /** The due reminders of a ticket; null for a ticket whose clocks no longer count. */
  async #remindersOf(em: EntityManager, ticket: Ticket, now: Date): Promise<RemindedTicket | null> {
    const terms = await this.terms.of(em, ticket, now);
    const reminders = dueReminders(ticket, terms, now);
    if (!reminders) return null;
    // One statement with the cycles, since each update of a ticket writes all its indexes.
    const values = { ...reminders.values, ...(reminders.due.length > 0 && { lastActivityAt: now }) };
    return { ...reminders, ticket, terms, values };
  }

  async #escalate(em: EntityManager, ticket: Ticket, terms: ServiceTerms, now: Date): Promise<void> {
    for (const entry of await escalate(em, ticket, terms, now)) {
      const activity = await this.timeline.add(em, ticket, entry);
      if (activity.kind === ActivityKind.Assigned) this.timeline.notify(em, 'ISSUE_ASSIGNED_NOTICE', activity);
    }
  }
}

/** Open tickets with a due reminder; the closing of a ticket sends its own reminders (`TransitionService`). */
async function ticketsWithReminders(em: EntityManager): Promise<string[]> {
  const isDue = { state: { $ne: TicketState.Closed }, nextMarkAt: { $lte: clock.now() } };
  return (await em.find(Ticket, isDue, { fields: ['id'] })).map(({ id }) => id);
}
