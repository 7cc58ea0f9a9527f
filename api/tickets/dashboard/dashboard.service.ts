import { Injectable } from '@nestjs/common';
import { settingsQuestion } from '../../masterdata/current-settings.js';
import type { TenantSettings } from '../../masterdata/tenant-settings.entity.js';
import { clock } from '../../platform/clock.js';
import { Question } from '../../platform/read/question.js';
import { Reads } from '../../platform/read/reads.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { countTickets } from '../overview/count-tickets.js';
import { ticketUser } from '../record/ticket-ownership.js';
import { reachOf } from '../record/ticket-policy.js';
import type { Dashboard } from './dashboard.shape.js';
import { figuresOf } from './figures.js';
import { latestActivities } from './latest-activities.js';

/** The overview of the signed-in user: everything under the same scope as the lists it leads to. */
@Injectable()
export class DashboardService {
  constructor(private readonly reads: Reads) {}

  read(assignmentGroup: string | undefined): Promise<Dashboard> {
    const user = currentUser();
    const kind = reachOf(ticketUser(user))[0]?.kind ?? 'customer';
    const figures = Object.entries(figuresOf(kind, user.id, clock.now(), assignmentGroup));
    return this.reads.askBy((fields) => {
      const counts = figures.map(([, filter]) => countTickets(fields, filter));
      const rest = [latestActivities(assignmentGroup), settingsQuestion(['name', 'supportEmail'])];
      return Question.all<unknown>([...counts, ...rest]).map((answers) => {
        const [activities, { name, supportEmail }] = answers.slice(figures.length) as [object[], TenantSettings];
        return {
          figures: Object.fromEntries(figures.map(([of, filter], at) => [of, { ...(answers[at] as object), filter }])),
          activities,
          support: { name, email: supportEmail },
        };
      });
    });
  }
}
