import { useTranslate } from 'react-admin';
import { FailureNotice } from '../../../components/FailureNotice';
import { ProgressiveContent } from '../../../components/ProgressiveContent';
import { LatestActivities } from '../activities/LatestActivities';
import { Announcements } from '../announcements/Announcements';
import { Columns } from '../Columns';
import { Figures } from '../figures/Figures';
import { Panel } from '../Panel';
import { PanelSkeleton } from '../PanelNote';
import { useDashboard } from '../use-dashboard';
import { useWorkList } from '../use-work-lists';
import { customersTickets } from '../work-lists';
import { Completed } from './Completed';
import { CustomerTickets } from './CustomerTickets';
import { Help } from './Help';
import { OwnCompany } from './OwnCompany';
import { RaiseTicket } from './RaiseTicket';

/**
 * The dashboard of customers: a ticket to raise, tickets that wait for the customer, tickets in work, completed
 * tickets, and contacts.
 */
export function CustomerDashboard() {
  const { data } = useDashboard();
  return (
    <>
      <OwnCompany />
      <Announcements />
      <Columns
        now={
          <>
            <RaiseTicket />
            <OpenTickets />
          </>
        }
        then={
          <>
            <Help support={data?.support} />
            <Completed />
            {data && <Figures figures={data.figures} />}
            {data && data.activities.length > 0 && <LatestActivities activities={data.activities} />}
          </>
        }
      />
    </>
  );
}

function OpenTickets() {
  const translate = useTranslate();
  const { filter, data, error, isPending, refetch } = useWorkList('open');
  const title = translate('dashboard.customer.open');
  if (error) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  const outline = (
    <Panel title={title}>
      <PanelSkeleton />
    </Panel>
  );
  if (isPending || !data) return outline;
  const { mine, received, orders, others } = customersTickets(data);
  const more = { filter, label: translate('dashboard.customer.allOpen') };
  const groups = [
    { title: 'dashboard.figures.activeOrders', tickets: orders },
    { title: 'dashboard.figures.activeTickets', tickets: others },
    { title: 'dashboard.customer.received', tickets: received },
  ].filter(({ tickets }) => tickets.length > 0);
  return (
    <ProgressiveContent outline={outline}>
      {mine.length > 0 && <CustomerTickets title={translate('dashboard.customer.yourTurn')} tickets={mine} />}
      {groups.map((group, index) => (
        <CustomerTickets
          key={group.title}
          title={translate(group.title)}
          tickets={group.tickets}
          more={index === 0 ? more : undefined}
        />
      ))}
      {groups.length === 0 && (
        <CustomerTickets
          title={title}
          tickets={[]}
          empty={translate(mine.length > 0 ? 'dashboard.customer.noOther' : 'dashboard.customer.none')}
        />
      )}
    </ProgressiveContent>
  );
}
