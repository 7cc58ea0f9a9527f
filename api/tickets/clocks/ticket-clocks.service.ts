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

/** Explains the clocks of a ticket, those of earlier cycles first. */
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
        clocksOf(clockedTicket(ticket), terms, cycle, now).map((one) => explained(one, cycle, index + 1, terms, now)),
      );
    });
  }
}

function explained(one: Clock, { marks }: ClockCycle, cycle: number, { calendar }: ClockTerms, now: Date): TicketClock {
  const segments = segmentsOf(one, calendar, now);
  const toldAt = (percent: number) =>
    marks.find((mark) => mark.clock === one.clock && mark.percent === percent)?.toldAt;
  const lasted = (from: Date, to: Date) => to.getTime() - from.getTime();
  const counted = segments.filter(({ counts }) => counts).reduce((sum, { from, to }) => sum + lasted(from, to), 0);
  const paused = one.pauses.reduce(
    (sum, { from, to }) => sum + serviceTimeBetween(calendar, from, to ?? now, one.counting),
    0,
  );
  return {
    clock: one.clock,
    cycle,
    state: stateOf(one, now),
    target: iso(one.target),
    agreedTarget: iso(one.agreedTarget),
    startedAt: one.startedAt.toISOString(),
    stoppedAt: iso(one.stoppedAt),
    countedMinutes: Math.round(counted / MINUTE),
    pausedMinutes: Math.round(paused / MINUTE),
    marks: one.marks.map(({ percent, at }) => ({ percent, at: iso(at), sentAt: toldAt(percent) ?? null })),
    segments: segments.map(({ from, to, ...told }) => ({ from: iso(from), to: iso(to), ...told })),
  };
}
