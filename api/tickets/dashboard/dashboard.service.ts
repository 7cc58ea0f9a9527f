import { Inject, Injectable } from '@nestjs/common';
import { settingsQuestion } from '../../masterdata/current-settings.js';
import { DashboardPanel, SAVED_QUERIES } from '../../masterdata/dashboard-panel.entity.js';
import { SavedQuery } from '../../masterdata/saved-queries/saved-query.entity.js';
import type { TenantSettings } from '../../masterdata/tenant-settings.entity.js';
import { reachesResource } from '../../platform/access/scopes.js';
import { QueryRunner } from '../../platform/read/query-runner.js';
import { ReadQuery } from '../../platform/read/read-query.js';
import { resourceOf } from '../../platform/resource/resource.js';
import { HomeLists, type HomeNarrowing } from '../../platform/rest/home-lists.js';
import { parseListQuery } from '../../platform/rest/query.js';
import { serviceOf } from '../../platform/rest/resource-controller.js';
import type { ResourceService } from '../../platform/rest/resource-service.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { actingRole, Role, type WorkingRole } from '../../vocabulary/role.js';
import { Ticket } from '../record/ticket.entity.js';
import { arranged, type PanelPlace } from './arranged.js';
import type { Dashboard } from './dashboard.shape.js';
import { latestActivities } from './latest-activities.js';

/** The dashboard of the signed-in user, under the scope of the lists that it links to. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly queries: QueryRunner,
    private readonly home: HomeLists,
    @Inject(serviceOf(SavedQuery)) readonly saved: ResourceService<SavedQuery>,
    @Inject(serviceOf(DashboardPanel)) readonly panels: ResourceService<DashboardPanel>,
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
        ReadQuery.all(reaches(DashboardPanel) ? [this.panels.page(fields, arrangementOf(role))] : []),
        ReadQuery.all(reaches(SavedQuery) ? [this.saved.page(fields, ON_DASHBOARD)] : []),
      ]).map((answers) => {
        const [lists, numbers, activities, { name, supportEmail }, [panels], [saved]] = answers as Answers;
        const places = panels?.rows ?? [];
        const queries = (saved?.rows ?? []).filter(
          ({ sharedWith, role: ofRole }) => sharedWith !== 'ROLE' || ofRole === role,
        );
        const figures = arranged(Object.entries(numbers), ([figure, { resource }]) => `${resource}/${figure}`, places);
        const dashboardWith = (own: List[]) => ({
          lists: arranged([...lists, ...own], listName, places).map(inColumn),
          figures: Object.fromEntries(figures.map(({ panel }) => panel)),
          activities,
          support: { name, email: supportEmail },
          savedFigures: queries.flatMap(savedFigure),
        });
        const listed = queries.filter((query) => savedFigure(query).length === 0);
        return this.home.savedLists(fields, listed)?.map(dashboardWith) ?? dashboardWith([]);
      }),
    );
  }
}

/** Whether an API token has the scope of a resource. */
const reaches = (type: object) => reachesResource(currentUser(), resourceOf(type).options.path);

const arrangementOf = (role: WorkingRole) => ({
  filter: JSON.stringify({ role }),
  sort: '["position","ASC"]',
  range: '[0,99]',
});

/** The saved queries of the dashboard that the user sees. */
const ON_DASHBOARD = { filter: '{"onDashboard":true}', range: '[0,19]' };

type Saved = Pick<SavedQuery, 'id' | 'name' | 'list' | 'filter' | 'sorting' | 'columns' | 'sharedWith' | 'role'>;
type Settings = Pick<TenantSettings, 'name' | 'supportEmail'>;
type Answers = [
  List[],
  Record<string, { resource: string }>,
  activities: object[],
  Settings,
  panels: readonly { rows: PanelPlace[] }[],
  saved: readonly { rows: Saved[] }[],
];

/** A list of the dashboard; those of saved queries have a title. */
interface List {
  readonly resource: string;
  readonly name: string;
  readonly title: string | null;
}

const inColumn = ({ panel, place }: { panel: List; place: PanelPlace | undefined }) =>
  place?.column ? { ...panel, aside: place.column === 'NARROW' } : panel;

const listName = ({ resource, name, title }: List) => (title === null ? `${resource}/${name}` : SAVED_QUERIES);

/** The figure of reporting that a saved query of the search shows; none for a list of records. */
const savedFigure = ({ id, name, filter: text }: Saved) => {
  const filter = JSON.parse(text);
  return filter.figure ? [{ id, title: name, filter }] : [];
};
