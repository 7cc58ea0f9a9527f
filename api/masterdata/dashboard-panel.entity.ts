import type { Opt } from '@mikro-orm/core';
import { Choice, Flag, Position, Resource } from '../platform/resource/index.js';
import { namesOfResources } from '../platform/resource/resource.js';
import { View, viewsOf } from '../platform/resource/view.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { Role, WORKING_ROLES, type WorkingRole } from '../vocabulary/role.js';
import { AGENTS_READ } from './access.js';

/** Stands for the lists of saved queries. */
export const SAVED_QUERIES = 'saved-queries';

/** The declared lists and numbers of dashboards, such as `tickets/myWork`, and the saved queries. */
export const DASHBOARD_PANELS = namesOfResources(
  ({ type, options }) => {
    const views = viewsOf(type).filter(({ as }) => as === 'home' || as === 'figure');
    return [...new Set(views.map(({ name }) => `${options.path}/${name}`))];
  },
  [SAVED_QUERIES],
);
const COLUMNS = ['WIDE', 'NARROW'] as const;
const PANEL = { name: 'dashboardPanel', declared: true, required: true, list: true, filter: true } as const;
const SCREENS = { icon: 'SpaceDashboard', group: 'ORGANISATION', title: 'panel', sort: 'position' } as const;
const TAB = { as: 'tab', count: true } as const;

/** A list or number on the dashboard of a role that a manager has moved or hidden; others follow as declared. */
@Resource({ path: 'dashboard-panels', ...SCREENS, allow: AGENTS_READ, unique: [['role', 'panel']] })
@View({ ...TAB, name: 'agents', filter: { role_eq_any: [Role.Agent] } })
@View({ ...TAB, name: 'executors', filter: { role_eq_any: [Role.Executor] } })
@View({ ...TAB, name: 'customers', filter: { role_eq_any: [Role.Customer] } })
export class DashboardPanel extends TenantEntity {
  @Choice(DASHBOARD_PANELS, PANEL) panel!: string;
  @Choice(WORKING_ROLES, { name: 'role', required: true, list: true, filter: true }) role!: WorkingRole;
  @Choice(COLUMNS, { name: 'dashboardColumn', list: true, help: true }) column: (typeof COLUMNS)[number] | null = null;
  @Flag({ list: true, filter: true }) hidden = false;
  @Position() position!: number & Opt;
}
