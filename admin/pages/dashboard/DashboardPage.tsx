import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import { Button } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FailureNotice } from '../../components/FailureNotice';
import { PageActions, PageHeader } from '../../components/PageHeader';
import { Columns, ColumnsOutline } from '../../generator/home/Columns';
import { HomeFigures } from '../../generator/home/HomeFigures';
import { HomeLists, type HomeLooks } from '../../generator/home/HomeLists';
import { useHome } from '../../generator/home/use-home';
import { useCan, useMe, useRole } from '../../providers/application';
import { Role } from '../../providers/role';
import { useKeptFigures } from '../search/figures/kept-figures';
import { TicketLine } from '../ticket/compact/TicketLine';
import type { Ticket } from '../ticket/model/ticket';
import { LatestActivities } from './activities/LatestActivities';
import { Announcements } from './announcements/Announcements';
import { GroupFilter } from './GroupFilter';
import { Help } from './roles/Help';
import { NothingTaken } from './roles/NothingTaken';
import { OpenTickets } from './roles/OpenTickets';
import { FurtherOrders, OrdersOfToday } from './roles/OrderLists';
import { OwnCompany } from './roles/OwnCompany';
import { RaiseTicket } from './roles/RaiseTicket';
import { TaskLine } from './roles/TaskLine';

const KeptFigures = lazy(() => import('./figures/KeptFigures'));

const looks: Record<string, HomeLooks> = {
  tickets: {
    Line: ({ record, fields }) => <TicketLine ticket={record as Ticket} fields={fields} />,
    lists: { open: OpenTickets, ordersToday: OrdersOfToday, orders: FurtherOrders },
    empty: { myWork: NothingTaken },
  },
  tasks: { Line: TaskLine },
};

/**
 * The first screen: the lists of the user's role that need work now, then numbers and the latest activities (spec §2).
 * The choice of a group narrows all lists but the user's own work, which must never be out of sight.
 */
export default function DashboardPage() {
  const translate = useTranslate();
  const role = useMe().actsAs ?? Role.Customer;
  const [isAgent, isCustomer] = [role === Role.Agent, role === Role.Customer];
  const [group, setGroup] = useStore('dashboard.assignmentGroup', '');
  const narrow = isAgent && group ? { tickets: { assignmentGroup_eq_any: [group] } } : undefined;
  const { data, error, refetch } = useHome(narrow);
  const mayArrange = useCan('dashboard-panels', 'create');
  const { kept } = useKeptFigures();
  const hasFigures = useRole('access_reporting') && data && kept.length + data.savedFigures.length > 0;
  return (
    <>
      <PageHeader title="app.nav.dashboard" />
      {isCustomer && <OwnCompany />}
      <PageActions>
        {mayArrange && (
          <Button component={Link} to="/masterdata/dashboard-panels" startIcon={<SpaceDashboardOutlined />}>
            {translate('dashboard.arrange')}
          </Button>
        )}
        {isAgent && <GroupFilter label={translate('dashboard.group')} value={group} onChange={setGroup} />}
      </PageActions>
      <Announcements />
      {!data && (error ? <FailureNotice error={error} onRetry={() => void refetch()} /> : <ColumnsOutline />)}
      {data && (
        <Columns
          now={
            <>
              {isCustomer && <RaiseTicket />}
              <HomeLists home={data} looks={looks} />
            </>
          }
          then={
            <>
              {isCustomer && <Help support={data.support} />}
              <HomeLists home={data} looks={looks} aside />
              <HomeFigures figures={data.figures} />
              {(!isCustomer || data.activities.length > 0) && <LatestActivities activities={data.activities} />}
            </>
          }
        />
      )}
      {hasFigures && (
        <Suspense fallback={null}>
          <KeptFigures saved={data.savedFigures} />
        </Suspense>
      )}
    </>
  );
}
