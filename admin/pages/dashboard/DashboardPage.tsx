import { type ComponentType, lazy, Suspense } from 'react';
import { PageHeader } from '../../components/PageHeader';
import { useMe, useRole } from '../../providers/application';
import type { WorkingRole } from '../../providers/role';
import { useKeptFigures } from '../search/figures/kept-figures';
import { AgentDashboard } from './roles/AgentDashboard';
import { CustomerDashboard } from './roles/CustomerDashboard';
import { ExecutorDashboard } from './roles/ExecutorDashboard';

const KeptFigures = lazy(() => import('./figures/KeptFigures'));

const dashboards: Record<WorkingRole, ComponentType> = {
  'vsd-agent': AgentDashboard,
  'vsd-executor': ExecutorDashboard,
  'vsd-customer': CustomerDashboard,
};

/**
 * The first screen: the work that needs the user now, then figures (spec §2); a user with several roles gets the screen
 * of the strongest role.
 */
export default function DashboardPage() {
  const Dashboard = dashboards[useMe().actsAs ?? 'vsd-customer'];
  const { kept } = useKeptFigures();
  const hasFigures = useRole('access_reporting') && kept.length > 0;
  return (
    <>
      <PageHeader title="app.nav.dashboard" />
      <Dashboard />
      {hasFigures && (
        <Suspense fallback={null}>
          <KeptFigures />
        </Suspense>
      )}
    </>
  );
}
