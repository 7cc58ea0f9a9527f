import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { sendSignal } from '../../platform/events/event-log.js';
import { sweepDaily } from '../../platform/jobs/daily-sweep.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentTenant, currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { TICKET_DOINGS, type TicketDoing } from '../../vocabulary/ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import type { PresentPerson } from './presence.shape.js';
import { TicketPresence } from './ticket-presence.entity.js';

/** The name of the signal of a changed presence. */
export const PRESENCE = 'presence';

/** A tab sends a heartbeat every eight seconds; a tab without one for this long has left, in milliseconds. */
const TIMEOUT_MS = 20_000;

sweepDaily(TicketPresence);

/** The staff who have a ticket open; customers neither see the presence nor are part of it. */
@Injectable()
export class PresenceService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly work: UnitOfWork,
  ) {}

  /** Stores the heartbeat of a tab and returns the other users; sends a signal only if the presence has changed. */
  heartbeat(id: string, tab: string, doing: TicketDoing): Promise<PresentPerson[]> {
    return this.tickets.write(async (em) => {
      await this.tickets.load(em, id);
      if (await this.#store(em, id, tab, doing)) await sendSignal(em, PRESENCE, `tickets/${id}`, tab);
      return this.#others(em, id);
    });
  }

  /** Removes a tab at once. */
  end(id: string, tab: string): Promise<PresentPerson[]> {
    return this.tickets.write(async (em) => {
      await this.tickets.load(em, id);
      const own = { id: tab, user: { id: currentUser().id } };
      const gone = await em.nativeDelete(TicketPresence, own as never);
      if (gone > 0) await sendSignal(em, PRESENCE, `tickets/${id}`, tab);
      return this.#others(em, id);
    });
  }

  /** The other users who have the ticket open. */
  list(id: string): Promise<PresentPerson[]> {
    return this.work.read(async (em) => {
      await this.tickets.load(em, id);
      return this.#others(em, id);
    });
  }

  /** True if the presence has changed. One statement, since two heartbeats of a tab may cross. */
  async #store(em: EntityManager, ticket: string, tab: string, doing: TicketDoing): Promise<boolean> {
    const { id, name } = currentUser();
    const now = clock.now();
    const tenant = currentTenant();
    const [stored] = await em.execute<{ changed: boolean }[]>(
      `with before as (select ticket_id, doing, updated_at from ticket_presence where tenant = ? and id = ?)
       insert into ticket_presence (tenant, id, ticket_id, user_id, doing, created_at, created_by, updated_at, updated_by)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (tenant, id) do update
          set ticket_id = excluded.ticket_id, doing = excluded.doing, updated_at = excluded.updated_at
        where ticket_presence.user_id = excluded.user_id
       returning not exists (select from before where ticket_id = ? and doing = ? and updated_at > ?) as changed`,
      [tenant, tab, tenant, tab, ticket, id, doing, now, name, now, name, ticket, doing, oldest(now)],
    );
    return stored?.changed ?? false;
  }

  /** The other users with a recent heartbeat, each once, with the foremost activity of their tabs. */
  async #others(em: EntityManager, ticket: string): Promise<PresentPerson[]> {
    const found = await em.find(
      TicketPresence,
      {
        ticket: { id: ticket },
        updatedAt: { $gt: oldest(clock.now()) },
        user: { id: { $ne: currentUser().id } },
      } as never,
      { populate: ['user'], orderBy: { createdAt: 'asc' } },
    );
    const people = new Map<string, PresentPerson>();
    for (const { user, doing } of found) {
      const { id, name } = user.unwrap();
      const previous = people.get(id)?.doing ?? 'READING';
      const most = TICKET_DOINGS.indexOf(doing) > TICKET_DOINGS.indexOf(previous) ? doing : previous;
      people.set(id, { user: id, name, doing: most });
    }
    return [...people.values()];
  }
}

const oldest = (now: Date) => new Date(now.getTime() - TIMEOUT_MS);
