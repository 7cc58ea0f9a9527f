import type { ComponentType } from 'react';
import { PageHeader } from '../../components/PageHeader';
import { useMe } from '../../providers/application';
import type { WorkingRole } from '../../providers/role';
import { AgentDashboard } from './roles/AgentDashboard';
import { CustomerDashboard } from './roles/CustomerDashboard';
import { ExecutorDashboard } from './roles/ExecutorDashboard';

const dashboards: Record<WorkingRole, ComponentType> = {
  'vsd-agent': AgentDashboard,
  'vsd-executor': ExecutorDashboard,
  'vsd-customer': CustomerDashboard,
};

/** The first screen: what needs the user now, then figures (spec §2); who has several roles sees that of the strongest. */
export default function DashboardPage() {
  const Dashboard = dashboards[useMe().actsAs ?? 'vsd-customer'];
  return (
    <>
      <PageHeader title="app.nav.dashboard" />
      <Dashboard />
    </>
  );
}
