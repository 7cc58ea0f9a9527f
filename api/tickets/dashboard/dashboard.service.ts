import { Inject, Injectable } from '@nestjs/common';
import { settingsQuestion } from '../../masterdata/current-settings.js';
import type { TenantSettings } from '../../masterdata/tenant-settings.entity.js';
import { clock } from '../../platform/clock.js';
import { QueryRunner } from '../../platform/read/query-runner.js';
import { ReadQuery } from '../../platform/read/read-query.js';
import type { TenantFields } from '../../platform/resource/tenant-fields.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { UNFINISHED_TASKS } from '../../vocabulary/work.js';
import { Ticket } from '../record/ticket.entity.js';
import { reachOf } from '../record/ticket-policy.js';
import { ticketUser } from '../record/ticket-user.js';
import { Task } from '../tasks/task.entity.js';
import type { Dashboard, WorkLists } from './dashboard.shape.js';
import { figuresOf } from './figures.js';
import { latestActivities } from './latest-activities.js';
import { type WorkList, workListsOf } from './work-lists.js';

/** The dashboard of the signed-in user, under the scope of the lists that it links to. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly queries: QueryRunner,
    @Inject(serviceOf(Ticket)) private readonly tickets: ResourceService<Ticket>,
    @Inject(serviceOf(Task)) private readonly tasks: ResourceService<Task>,
  ) {}

  read(assignmentGroup: string | undefined): Promise<Dashboard> {
    const { user, kind } = reader();
    const figures = Object.entries(figuresOf(kind, user.id, clock.now(), assignmentGroup));
    return this.queries.runForTenant((fields) => {
      const counts = figures.map(([, filter]) => this.tickets.count(fields, filter));
      const rest = [latestActivities(assignmentGroup), settingsQuestion(['name', 'supportEmail'])];
      return ReadQuery.all<unknown>([...counts, ...rest]).map((answers) => {
        const [activities, { name, supportEmail }] = answers.slice(figures.length) as [object[], TenantSettings];
        return {
          figures: Object.fromEntries(
            figures.map(([name, filter], index) => [name, { ...(answers[index] as object), filter }]),
          ),
          activities,
          support: { name, email: supportEmail },
        };
      });
    });
  }

  /** The lists of tickets and tasks of the user, in one query. */
  lists(assignmentGroup: string | undefined): Promise<WorkLists> {
    const { user, kind } = reader();
    const lists = Object.entries(workListsOf(kind, user.id, clock.now(), assignmentGroup));
    return this.queries.runForTenant((tenant) => {
      const tickets = lists.map(([, list]) => this.#lines(this.tickets, tenant, list, TICKET_LINE));
      const tasks = kind === 'customer' ? [] : [this.#lines(this.tasks, tenant, ownTasks(user.id), TASK_LINE)];
      return ReadQuery.all([...tickets, ...tasks]).map((answers) => ({
        tickets: Object.fromEntries(lists.map(([name], index) => [name, answers[index] as object])),
        tasks: answers[lists.length] ?? null,
      }));
    });
  }

  #lines(
    service: Pick<ResourceService<Ticket>, 'page' | 'visibleNames'>,
    tenant: TenantFields,
    { filter, sort, most }: WorkList,
    line: { readonly fields: readonly string[]; readonly embed: readonly string[] },
  ): ReadQuery<object> {
    const query = {
      filter: JSON.stringify(filter),
      sort: JSON.stringify(sort),
      range: JSON.stringify([0, most - 1]),
      fields: JSON.stringify(service.visibleNames(line.fields)),
      embed: JSON.stringify(service.visibleNames(line.embed)),
    };
    return service.page(tenant, query).map(({ rows, total, exact }) => ({ filter, sort, rows, total, exact }));
  }
}

/** The fields of a ticket's line on the dashboard. */
const TICKET_LINE = {
  fields: [
    'identifier',
    'title',
    'type',
    'state',
    'priority',
    'clarificationReason',
    'customersTurn',
    'appointmentWaits',
    'location',
    'contactName',
    'contactPhone',
    'dueAt',
    'closedAt',
    'updatedAt',
  ],
  embed: ['customer', 'location', 'assignmentGroup'],
};
const TASK_LINE = { fields: ['subject', 'ticket', 'dueDate', 'state'], embed: ['ticket'] };

/** Unfinished tasks of a user, ordered by due date. */
const ownTasks = (user: string | null): WorkList => ({
  filter: { assignedTo: user, state_eq_any: UNFINISHED_TASKS },
  sort: ['dueDate', 'ASC'],
  most: 5,
});

/** The signed-in user, with the first kind of user that they are. */
function reader() {
  const user = currentUser();
  return { user, kind: reachOf(ticketUser(user))[0]?.kind ?? ('customer' as const) };
}
