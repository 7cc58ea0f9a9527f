import { Role } from './role';

/** A screen written by hand. */
export interface AppRoute {
  /** Pattern below the base path. */
  path: string;
  /** Module below pages/ whose default export is the screen. */
  page: string;
  /** Locale key of the short name of the screen, used in breadcrumbs. */
  title: string;
  /** Whether the screen has no frame. */
  isBare?: true;
}

/** The handwritten screens (spec §2); generated resources bring theirs in the document. */
export const appRoutes: AppRoute[] = [
  { path: 'dashboard', page: 'dashboard/DashboardPage', title: 'app.nav.dashboard' },
  { path: 'issue', page: 'ticket/TicketListPage', title: 'app.nav.tickets' },
  { path: 'issue/create', page: 'ticket/TicketCreatePage', title: 'app.nav.newTicket' },
  { path: 'issue/wall', page: 'ticket/WallPage', title: 'app.nav.wall', isBare: true },
  { path: 'issue/search', page: 'search/SearchPage', title: 'app.nav.search' },
  { path: 'issue/search/:id', page: 'ticket/TicketPage', title: 'app.nav.ticket' },
  { path: 'issue/search/:id/report/:number', page: 'report/ReportPage', title: 'tickets.reports.one' },
  { path: 'issue/:id', page: 'ticket/TicketPage', title: 'app.nav.ticket' },
  { path: 'issue/:id/report/:number', page: 'report/ReportPage', title: 'tickets.reports.one' },
  { path: 'search', page: 'hits/HitsPage', title: 'fullText.title' },
  { path: 'help', page: 'help/HelpPage', title: 'articles.title' },
  { path: 'help/:id', page: 'help/ArticlePage', title: 'articles.opened' },
  { path: 'my-day', page: 'my-day/MyDayPage', title: 'field.title' },
  { path: 'my-day/:id', page: 'my-day/FieldOrderPage', title: 'app.nav.ticket' },
  { path: 'calendar', page: 'calendar/CalendarPage', title: 'calendar.title' },
  { path: 'masterdata', page: 'masterdata-hub/MasterdataHubPage', title: 'app.nav.masterdata' },
  { path: 'admin/support', page: 'support/SupportPage', title: 'app.nav.support' },
  { path: 'admin/support/jobs', page: 'support/JobsPage', title: 'support.parts.jobs' },
  { path: 'exports', page: 'exports/ExportsPage', title: 'app.nav.exports' },
  { path: 'profile', page: 'profile/ProfilePage', title: 'app.nav.profile' },
];

/** Roles required by parts of the application, by the beginning of their path; the first match counts (spec §2). */
const requirements: [start: string, role: Role][] = [
  ['issue/search', Role.AccessReporting],
  ['exports', Role.AccessReporting],
  ['calendar', Role.Agent],
  ['my-day', Role.Executor],
  ['customer', Role.ManageCustomer],
  ['customer-locations', Role.ManageCustomer],
  ['announcement', Role.ManageAnnouncement],
  ['masterdata', Role.ManageMasterData],
  ['admin', Role.Admin],
];

/** The role that a path requires, if any. */
function requiredRole(path: string): Role | undefined {
  const segments = segmentsOf(path);
  return requirements.find(([start]) => start.split('/').every((segment, at) => segments[at] === segment))?.[1];
}

/** Whether a user with these roles may open the screen at a path. */
export function mayOpen({ roles }: { roles: readonly string[] }, path: string): boolean {
  const role = requiredRole(path);
  return !role || roles.includes(role);
}

/** A generated resource with the screens that this user may open. */
interface Screens {
  route: string;
  can: { list: boolean; create: boolean; update: boolean };
  /** Set if the user may import a table of records. */
  import?: object;
}

/** Whether a screen exists at this path: a handwritten one or a generated resource. */
export function isKnownPath(path: string, resources: readonly Screens[]): boolean {
  const segments = segmentsOf(path);
  if (segments.length === 0 || segments.join('/') === 'home') return true;
  const generated = resources.flatMap(({ route, can, import: imported }) => [
    ...(can.list ? [route, `${route}/:id/show`] : []),
    ...(can.create ? [`${route}/create`] : []),
    ...(imported ? [`${route}/import`] : []),
    // Without the right to create, nothing is called so.
    ...(can.update && segments.at(-1) !== 'create' ? [`${route}/:id`] : []),
  ]);
  return [...appRoutes.map((route) => route.path), ...generated].some((pattern) => fits(pattern, segments));
}

/** The segments of a path, without empty ones. */
export const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** Whether a pattern such as `issue/:id` fits the segments exactly. */
export function fits(pattern: string, segments: readonly string[]): boolean {
  const parts = pattern.split('/');
  return parts.length === segments.length && parts.every((part, at) => part.startsWith(':') || part === segments[at]);
}
