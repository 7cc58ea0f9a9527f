import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { currentSettings } from '../../masterdata/current-settings.js';
import { clock } from '../../platform/clock.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { countTickets } from '../overview/count-tickets.js';
import { ticketUser } from '../ticket-ownership.js';
import { reachOf } from '../ticket-policy.js';
import type { Dashboard } from './dashboard.shape.js';
import { figuresOf } from './figures.js';
import { latestActivities } from './latest-activities.js';

/** The overview of the signed-in user: everything under the same scope as the lists it leads to. */
@Injectable()
export class DashboardService {
  constructor(private readonly work: UnitOfWork) {}

  read(assignmentGroup: string | undefined): Promise<Dashboard> {
    return this.work.read(async (em) => {
      const { name, supportEmail } = await currentSettings(em);
      return {
        figures: await this.#figures(em, assignmentGroup),
        activities: await latestActivities(em, assignmentGroup),
        support: { name, email: supportEmail },
      };
    });
  }

  async #figures(em: EntityManager, assignmentGroup: string | undefined): Promise<Dashboard['figures']> {
    const user = currentUser();
    const kind = reachOf(ticketUser(user))[0]?.kind ?? 'customer';
    const figures: Dashboard['figures'] = {};
    for (const [name, filter] of Object.entries(figuresOf(kind, user.id, clock.now(), assignmentGroup))) {
      figures[name] = { ...(await countTickets(em, filter)), filter };
    }
    return figures;
  }
}
