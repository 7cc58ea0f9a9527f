import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { clock } from '../../platform/clock.js';
import { sendSignal } from '../../platform/events/event-log.js';
import { sweptDaily } from '../../platform/jobs/daily-sweep.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentTenant, currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { TICKET_DOINGS, type TicketDoing } from '../../vocabulary/ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import type { PresentPerson } from './presence.shape.js';
import { TicketPresence } from './ticket-presence.entity.js';

/** Name of the signal that somebody has come to a ticket, gone, or begun something else. */
export const PRESENCE = 'presence';

/** A tab gives a sign every eight seconds; one that has not for this long is gone, in milliseconds. */
const GONE_MS = 20_000;

sweptDaily(TicketPresence);

/** Who has a ticket open at the moment. Staff among themselves; customers neither know nor are known. */
@Injectable()
export class PresenceService {
  constructor(
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    private readonly work: UnitOfWork,
  ) {}

  /** Takes a tab's sign of life and answers who else is there; others are told only if something has changed. */
  sign(id: string, tab: string, doing: TicketDoing): Promise<PresentPerson[]> {
    return this.tickets.write(async (em) => {
      await this.tickets.load(em, id);
      if (await this.#note(em, id, tab, doing)) await sendSignal(em, PRESENCE, `tickets/${id}`, tab);
      return this.#others(em, id);
    });
  }

  /** Takes a tab away at once. */
  leave(id: string, tab: string): Promise<PresentPerson[]> {
    return this.tickets.write(async (em) => {
      await this.tickets.load(em, id);
      const own = { id: tab, user: { id: currentUser().id } };
      const gone = await em.nativeDelete(TicketPresence, own as never);
      if (gone > 0) await sendSignal(em, PRESENCE, `tickets/${id}`, tab);
      return this.#others(em, id);
    });
  }

  list(id: string): Promise<PresentPerson[]> {
    return this.work.read(async (em) => {
      await this.tickets.load(em, id);
      return this.#others(em, id);
    });
  }

  /** Stores the sign; true if others are to be told. One statement, since two signs of a tab may cross. */
  async #note(em: EntityManager, ticket: string, tab: string, doing: TicketDoing): Promise<boolean> {
    const { id, name } = currentUser();
    const now = clock.now();
    const tenant = currentTenant();
    const [noted] = await em.execute<{ changed: boolean }[]>(
      `with before as (select ticket_id, doing, updated_at from ticket_presence where tenant = ? and id = ?)
       insert into ticket_presence (tenant, id, ticket_id, user_id, doing, created_at, created_by, updated_at, updated_by)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (tenant, id) do update
          set ticket_id = excluded.ticket_id, doing = excluded.doing, updated_at = excluded.updated_at
        where ticket_presence.user_id = excluded.user_id
       returning not exists (select from before where ticket_id = ? and doing = ? and updated_at > ?) as changed`,
      [tenant, tab, tenant, tab, ticket, id, doing, now, name, now, name, ticket, doing, oldest(now)],
    );
    return noted?.changed ?? false;
  }

  /** Everybody else who has given a sign lately, once each, with the most that they do in any of their tabs. */
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
      const known = people.get(id)?.doing ?? 'READING';
      const most = TICKET_DOINGS.indexOf(doing) > TICKET_DOINGS.indexOf(known) ? doing : known;
      people.set(id, { user: id, name, doing: most });
    }
    return [...people.values()];
  }
}

const oldest = (now: Date) => new Date(now.getTime() - GONE_MS);
