import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { TenantSweep } from '../../platform/jobs/tenant-sweep.js';
import { ActivityKind } from '../../vocabulary/activity-kind.js';
import type { MailEvent } from '../../vocabulary/mail-event.js';
import { SlaClock } from '../../vocabulary/sla-clock.js';
import { TicketState } from '../../vocabulary/ticket-state.js';
import type { ClockCycle } from '../deadlines/clock-cycle.js';
import { type AwaitedMark, awaitedMarks, clocksOf } from '../deadlines/sla-clocks.js';
import { lockTicket, storeQuietly } from '../record/lock-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { clockedTicket, currentCycle } from '../record/ticket-clocks.js';
import { type ServiceTerms, ServiceTermsSource } from '../service/service-terms.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { escalate } from './escalation.js';

const CLOCK_MARKS = jobQueue('clock-marks', { cron: '* * * * *' });

/**
 * Tells whom it concerns that a deadline comes near or has passed (domain "SLA clocks", "Marks"): each mark once in a cycle
 * of its clock, which the locked ticket itself remembers; one whose time came while nobody looked is told late.
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
    return this.sweep.each(ticketsWithMarks, (em, id) => this.#tell(em, id));
  }

  async #tell(em: EntityManager, id: string): Promise<void> {
    const now = clock.now();
    const ticket = await lockTicket(em, id);
    const cycle = currentCycle(ticket);
    if (!cycle) return;
    const terms = await this.terms.of(em, ticket, ticket.submittedAt ?? now);
    const clocks = clocksOf(clockedTicket(ticket), terms, cycle);
    const come = awaitedMarks(clocks, cycle).filter(({ at }) => at <= now);
    for (const mark of come) await this.#add(em, ticket, mark, terms);
    const told = come.map(({ clock, percent }) => ({ clock, percent, toldAt: now.toISOString() }));
    const after = { ...cycle, marks: [...cycle.marks, ...told] };
    const cycles = [...ticket.cycles.slice(0, -1), after];
    await em.flush();
    const nextMarkAt = awaitedMarks(clocks, after)[0]?.at ?? null;
    await storeQuietly(em, ticket, { cycles, nextMarkAt });
    if (!terms.escalation || !isFirstMissed(cycle, come)) return;
    await this.#escalate(em, Object.assign(ticket, { cycles, nextMarkAt }), terms, now);
  }

  async #escalate(em: EntityManager, ticket: Ticket, terms: ServiceTerms, now: Date): Promise<void> {
    for (const entry of await escalate(em, ticket, terms, now)) {
      const activity = await this.timeline.add(em, ticket, entry);
      if (activity.kind === ActivityKind.Assigned) this.timeline.notify(em, 'ISSUE_ASSIGNED_NOTICE', activity);
    }
    await em.flush();
  }

  async #add(em: EntityManager, ticket: Ticket, mark: AwaitedMark, terms: ServiceTerms): Promise<void> {
    const changes = [{ field: mark.clock, from: mark.percent, to: mark.target.toISOString() }];
    const entry = { kind: ActivityKind.DeadlineMark, changes, bySystem: true };
    const activity = await this.timeline.add(em, ticket, entry);
    const event = mailOf(mark, terms);
    if (event) this.timeline.notify(em, event, activity);
  }
}

/** A ticket is escalated once in a cycle, whichever of its deadlines is missed first. */
const isFirstMissed = ({ marks }: ClockCycle, come: readonly AwaitedMark[]) =>
  !marks.some(isMissed) && come.some(isMissed);

const isMissed = ({ percent }: Pick<AwaitedMark, 'percent'>) => percent === 100;

/** Open tickets of which a mark has come. */
async function ticketsWithMarks(em: EntityManager): Promise<string[]> {
  const come = { state: { $ne: TicketState.Closed }, nextMarkAt: { $lte: clock.now() } };
  return (await em.find(Ticket, come, { fields: ['id'] })).map(({ id }) => id);
}

/** The due date warns nobody by mail, and its breach is told where an intervention time is agreed (domain, mail events). */
function mailOf({ clock, percent }: AwaitedMark, { interventionHours }: ServiceTerms): MailEvent | null {
  if (percent < 100) return clock === SlaClock.Due ? null : 'REACTION_TIME_WARNING';
  return clock === SlaClock.Due && interventionHours <= 0 ? null : 'SLA_BREACH';
}
