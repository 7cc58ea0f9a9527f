import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { jobQueue } from '../../platform/jobs/job-queue.js';
import { TenantSweep } from '../../platform/jobs/tenant-sweep.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { DEFAULT_CALENDAR, dayOf } from '../deadlines/service-calendar.js';
import { lockTicket, storeQuietly } from '../record/lock-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { ServiceTermsSource } from '../service/service-terms.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { triggerOf } from './trigger-times.js';

const TICKET_TRIGGERS = jobQueue('ticket-triggers', { cron: '*/10 * * * *' });

/** Logs tickets on their resubmission and preferred dates, and notifies their people (domain TRIGGER_TIME_NOTICE). */
@Works(TICKET_TRIGGERS)
@Injectable()
export class TicketTriggersHandler implements JobHandler<object> {
  constructor(
    private readonly sweep: TenantSweep,
    private readonly terms: ServiceTermsSource,
    private readonly timeline: TimelineWriter,
  ) {}

  handle(): Promise<void> {
    return this.sweep.each(candidates, (em, id) => this.#trigger(em, id));
  }

  /** Locks the ticket first, so that several workers trigger it once. */
  async #trigger(em: EntityManager, id: string): Promise<void> {
    const now = clock.now();
    const ticket = await lockTicket(em, id);
    const { calendar } = await this.terms.of(em, ticket, now);
    const trigger = triggerOf(ticket, calendar, now);
    if (!trigger) return;
    const changes = [{ field: trigger, from: null, to: ticket[trigger] }];
    const entry = { kind: ActivityKind.TriggerTime, changes, bySystem: true };
    this.timeline.notify(em, 'TRIGGER_TIME_NOTICE', await this.timeline.add(em, ticket, entry));
    await storeQuietly(em, ticket, { triggeredOn: dayOf(calendar, now).toString() });
  }
}

/** Tickets whose dates have come, triggered or not. */
async function candidates(em: EntityManager): Promise<string[]> {
  const today = dayOf(DEFAULT_CALENDAR, clock.now()).toString();
  const { InClarification, Pending, InWork } = TicketState;
  const rows = await em.find(
    Ticket,
    {
      $or: [
        { state: InClarification, resubmissionDate: { $lte: today } },
        { state: { $in: [Pending, InClarification, InWork] }, preferredDate: today },
      ],
    },
    { fields: ['id'] },
  );
  return rows.map(({ id }) => id);
}
