import { Inject, Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { invalidField, Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { Ticket } from '../record/ticket.entity.js';
import { actorOn } from '../record/ticket-ownership.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { TransitionService } from './transition.service.js';

const MINUTE = 60_000;
/** How far a device's clock may be ahead of ours. */
const AHEAD_MS = 5 * MINUTE;
/** For how long a device may have been without a network: what it says of an earlier day stops no clock in retrospect. */
const BELIEVED_MS = 24 * 60 * MINUTE;

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
      const now = clock.now();
      const said = deviceTime ?? now;
      if (said.getTime() > now.getTime() + AHEAD_MS) throw invalidField('/deviceTime', 'DEVICE_TIME_AHEAD');
      await this.timeline.add(em, ticket, { kind: ActivityKind.CheckedIn, text: said.toISOString() });
      await this.transitions.arrive(em, ticket, believed(said, now));
      await em.flush();
      return this.tickets.presentLast(ticket);
    });
  }
}

/** The moment that stops clocks: as the device says, but never ahead of us nor of an earlier day. */
const believed = (said: Date, now: Date): Date =>
  said > now || now.getTime() - said.getTime() > BELIEVED_MS ? now : said;
