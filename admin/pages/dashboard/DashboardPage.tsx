import { PageHeader } from '../../layout/PageHeader';
import { useRole } from '../../providers/application';
import { Role } from '../../providers/role';
import { AgentDashboard } from './roles/AgentDashboard';
import { CustomerDashboard } from './roles/CustomerDashboard';
import { ExecutorDashboard } from './roles/ExecutorDashboard';

/** The first screen: what needs the user now, then figures (spec §2); who has several roles sees that of the strongest. */
export default function DashboardPage() {
  const isAgent = useRole(Role.Agent);
  const isExecutor = useRole(Role.Executor);
  return (
    <>
      <PageHeader title="app.nav.dashboard" />
      {isAgent ? <AgentDashboard /> : isExecutor ? <ExecutorDashboard /> : <CustomerDashboard />}
    </>
  );
}
