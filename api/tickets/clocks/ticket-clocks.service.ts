import { Inject, Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import type { ClockCycle } from '../deadlines/clock-cycle.js';
import { segmentsOf, stateOf } from '../deadlines/clock-segments.js';
import { serviceTimeBetween } from '../deadlines/service-time.js';
import { type Clock, type ClockTerms, clocksOf } from '../deadlines/sla-clocks.js';
import { Ticket } from '../record/ticket.entity.js';
import { clockedTicket } from '../record/ticket-clocks.js';
import { ServiceTermsSource } from '../service/service-terms.js';
import type { TicketClock } from './ticket-clocks.shape.js';

const MINUTE = 60_000;
const iso = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** Reads the clocks of a ticket in detail, earlier cycles first. */
@Injectable()
export class TicketClocksService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly terms: ServiceTermsSource,
    private readonly work: UnitOfWork,
  ) {}

  of(id: string): Promise<TicketClock[]> {
    return this.work.read(async (em) => {
      const now = clock.now();
      const ticket = await this.tickets.load(em, id);
      const terms = await this.terms.of(em, ticket, now);
      return ticket.cycles.flatMap((cycle, index) =>
        clocksOf(clockedTicket(ticket), terms, cycle, now).map((slaClock) =>
          detailsOf(slaClock, cycle, index + 1, terms, now),
        ),
      );
    });
  }
}

function detailsOf(
  slaClock: Clock,
  { marks }: ClockCycle,
  cycle: number,
  { calendar }: ClockTerms,
  now: Date,
): TicketClock {
  const segments = segmentsOf(slaClock, calendar, now);
  const sentAt = (percent: number) =>
    marks.find((mark) => mark.clock === slaClock.clock && mark.percent === percent)?.toldAt;
  const duration = (from: Date, to: Date) => to.getTime() - from.getTime();
  const countedMs = segments.filter(({ counts }) => counts).reduce((sum, { from, to }) => sum + duration(from, to), 0);
  const pausedMs = slaClock.pauses.reduce(
    (sum, { from, to }) => sum + serviceTimeBetween(calendar, from, to ?? now, slaClock.counting),
    0,
  );
  return {
    clock: slaClock.clock,
    cycle,
    state: stateOf(slaClock, now),
    target: iso(slaClock.target),
    agreedTarget: iso(slaClock.agreedTarget),
    startedAt: slaClock.startedAt.toISOString(),
    stoppedAt: iso(slaClock.stoppedAt),
    countedMinutes: Math.round(countedMs / MINUTE),
    pausedMinutes: Math.round(pausedMs / MINUTE),
    marks: slaClock.marks.map(({ percent, at }) => ({ percent, at: iso(at), sentAt: sentAt(percent) ?? null })),
    segments: segments.map(({ from, to, ...segment }) => ({ from: iso(from), to: iso(to), ...segment })),
  };
}
