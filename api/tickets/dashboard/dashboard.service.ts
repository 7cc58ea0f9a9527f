import { Inject, Injectable } from '@nestjs/common';
import { settingsQuestion } from '../../masterdata/current-settings.js';
import { SavedQuery } from '../../masterdata/saved-queries/saved-query.entity.js';
import type { TenantSettings } from '../../masterdata/tenant-settings.entity.js';
import { reachesResource } from '../../platform/access/scopes.js';
import { QueryRunner } from '../../platform/read/query-runner.js';
import { ReadQuery } from '../../platform/read/read-query.js';
import type { RecordJson } from '../../platform/read/record.js';
import { resourceOf } from '../../platform/resource/resource.js';
import { HomeLists, type HomeNarrowing } from '../../platform/rest/home-lists.js';
import type { Page } from '../../platform/rest/list.js';
import { parseListQuery } from '../../platform/rest/query.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { actingRole, Role } from '../../vocabulary/role.js';
import { Ticket } from '../record/ticket.entity.js';
import type { Dashboard } from './dashboard.shape.js';
import { latestActivities } from './latest-activities.js';

/** The dashboard of the signed-in user, under the scope of the lists that it links to. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly queries: QueryRunner,
    private readonly home: HomeLists,
    @Inject(serviceOf(SavedQuery)) readonly saved: ResourceService<SavedQuery>,
  ) {}

  /** Lists, numbers and activities in one query. Throws 400 for a narrowing that the lists refuse. */
  read(narrowing: HomeNarrowing): Promise<Dashboard> {
    const { roles } = currentUser();
    const role = actingRole(roles) ?? Role.Customer;
    const { where } = parseListQuery(resourceOf(Ticket), { filter: JSON.stringify(narrowing.tickets ?? {}) }, roles);
    return this.queries.runForTenant((fields) =>
      ReadQuery.all<unknown>([
        this.home.lists(fields, role, narrowing),
        this.home.figures(fields, role, narrowing),
        latestActivities(where),
        settingsQuestion(['name', 'supportEmail']),
        ...(reachesResource(currentUser(), 'saved-queries') ? [this.saved.page(fields, ON_DASHBOARD)] : []),
      ]).map((answers) => {
        const [lists, figures, activities, { name, supportEmail }, saved = { rows: [] }] = answers as Answers;
        const dashboard = { lists, figures, activities, support: { name, email: supportEmail } };
        const queries = saved.rows.filter((query) => query.sharedWith !== 'ROLE' || query.role === role);
        const further = this.home.savedLists(fields, queries as never);
        return further?.map((own) => ({ ...dashboard, lists: [...lists, ...own] })) ?? dashboard;
      }),
    );
  }
}

/** The saved queries of the dashboard that the user sees. */
const ON_DASHBOARD = { filter: '{"onDashboard":true}', range: '[0,19]' };

type Settings = Pick<TenantSettings, 'name' | 'supportEmail'>;
type Answers = [
  object[],
  Record<string, object>,
  activities: object[],
  Settings,
  saved?: Pick<Page<RecordJson>, 'rows'>,
];
