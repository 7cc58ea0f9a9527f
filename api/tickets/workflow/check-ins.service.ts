import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '../../platform/http/problem.js';
import type { RecordJson } from '../../platform/read/record.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { reachedMoment } from '../record/device-time.js';
import { storeQuietly } from '../record/lock-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { clocksAfter, keepClocks } from '../record/ticket-clocks.js';
import type { Actor } from '../record/ticket-facts.js';
import { actorOn } from '../record/ticket-ownership.js';
import { TimelineWriter } from '../timeline/timeline-writer.js';
import { TransitionService } from './transition.service.js';

/** The age up to which an arrival stops clocks at the time of the device, in milliseconds. */
const LATEST_MS = 24 * 3_600_000;

const { Pending, InWork, InClarification } = TicketState;
const OPEN_STATES: readonly TicketState[] = [Pending, InWork, InClarification];

/** An executor at the site is present in spite of their absences. */
const PRESENT = { confirm: ['ASSIGNEE_ABSENT'] };

/** Arrivals of executors at the sites of their orders. */
@Injectable()
export class CheckInsService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly transitions: TransitionService,
    private readonly timeline: TimelineWriter,
  ) {}

  /**
   * Stores an arrival with both times: the device's in the text of the activity, the server's as its creation. Throws 409
   * TICKET_STATE where the work is done, and 422 DEVICE_TIME_AHEAD for a device whose clock is more than five minutes ahead.
   */
  checkIn(id: string, deviceTime: Date | null): Promise<RecordJson> {
    return this.tickets.write(async (em) => {
      const ticket = await this.tickets.load(em, id, { lock: true });
      const actor = actorOn(ticket);
      if (actor.kind !== 'executor') throw new Problem(403, 'FORBIDDEN');
      if (!ticket.state || !OPEN_STATES.includes(ticket.state)) {
        throw new Problem(409, 'TICKET_STATE', { state: ticket.state });
      }
      const arrived = reachedMoment('/deviceTime', deviceTime);
      await this.timeline.add(em, ticket, { kind: ActivityKind.CheckedIn, text: arrived.toISOString() });
      await this.#arrive(em, ticket, actor, arrived);
      return this.tickets.store(em, ticket);
    });
  }

  /**
   * Stops ON_SITE (domain "SLA clocks") at the arrival, or now where the arrival is more than a day old. An order that is
   * pending is begun, unless the check refuses that: the arrival is stored in any case.
   */
  async #arrive(em: EntityManager, ticket: Ticket, actor: Actor, arrived: Date): Promise<void> {
    const checked = await this.transitions.check(em, ticket, InWork, actor);
    const { terms, now } = checked;
    const at = now.getTime() - arrived.getTime() > LATEST_MS ? now : arrived;
    const stop = { reacted: true, arrived: true, at };
    if (ticket.state !== Pending || !checked.check.allowed)
      return storeQuietly(em, ticket, clocksAfter(ticket, terms, now, stop));
    keepClocks(ticket, terms, now, stop);
    await this.transitions.perform(em, ticket, { ...checked, input: PRESENT });
  }
}
