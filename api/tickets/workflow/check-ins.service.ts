import { Inject, Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { reachedMoment } from '../record/device-time.js';
import { Ticket } from '../record/ticket.entity.js';
import { actorOn } from '../record/ticket-ownership.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { TransitionService } from './transition.service.js';

/** How late an arrival may be received and still stop clocks at the time of the device, in milliseconds. */
const BELIEVED_MS = 24 * 3_600_000;

const { Pending, InWork, InClarification } = TicketState;
const WORKED_AT: readonly TicketState[] = [Pending, InWork, InClarification];

/** Arrivals of executors at the sites of their orders. */
@Injectable()
export class CheckInsService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly transitions: TransitionService,
    private readonly timeline: TimelineWriter,
  ) {}

  /**
   * Notes an arrival with both times: that of the device in the text of the activity, ours as when it was made. Throws 409
   * TICKET_STATE where nobody works any more, and 422 DEVICE_TIME_AHEAD for a device whose clock is more than five minutes
   * ahead.
   */
  checkIn(id: string, deviceTime: Date | null): Promise<RecordJson> {
    return this.tickets.write(async (em) => {
      const ticket = await this.tickets.load(em, id, { lock: true });
      if (actorOn(ticket, currentUser()).kind !== 'executor') throw new Problem(403, 'FORBIDDEN');
      if (!ticket.state || !WORKED_AT.includes(ticket.state)) {
        throw new Problem(409, 'TICKET_STATE', { state: ticket.state });
      }
      const arrived = reachedMoment('/deviceTime', deviceTime);
      await this.timeline.add(em, ticket, { kind: ActivityKind.CheckedIn, text: arrived.toISOString() });
      await this.transitions.arrive(em, ticket, believed(arrived, clock.now()));
      return this.tickets.store(em, ticket);
    });
  }
}

/** The moment that stops clocks: the arrival, or now where the arrival is more than a day old. */
const believed = (arrived: Date, now: Date): Date => (now.getTime() - arrived.getTime() > BELIEVED_MS ? now : arrived);
