import { useLocale, useTranslate } from 'react-admin';
import { FailureNotice } from '../../../layout/FailureNotice';
import { useFormat } from '../../../providers/use-format';
import { TicketLine } from '../../ticket/compact/TicketLine';
import { LatestActivities } from '../activities/LatestActivities';
import { Announcements } from '../announcements/Announcements';
import { Columns } from '../Columns';
import { Figures } from '../figures/Figures';
import { Panel } from '../Panel';
import { PanelSkeleton } from '../PanelNote';
import { TicketPanel } from '../TicketPanel';
import { titleOf } from '../titles';
import { useDashboard } from '../use-dashboard';
import { useTickets } from '../use-tickets';
import { notClosed, recentlyClosed, ticketsByTurn } from '../work-lists';
import { CustomerTickets } from './CustomerTickets';
import { Help } from './Help';
import { OwnCompany } from './OwnCompany';
import { RaiseTicket } from './RaiseTicket';

/** Most open tickets that are looked at to say whose turn it is. */
const MOST = 100;

/** For customers: raise a ticket, what waits for me, what the desk is at, what was completed, whom to ask. */
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
  const { data, error, isPending, refetch } = useTickets({
    filter: notClosed,
    sort: { field: 'updatedAt', order: 'DESC' },
    limit: MOST,
  });
  const title = translate('dashboard.customer.open');
  if (error) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) {
    return (
      <Panel title={title}>
        <PanelSkeleton />
      </Panel>
    );
  }
  const { mine, theirs } = ticketsByTurn(data);
  return (
    <>
      {mine.length > 0 && <CustomerTickets title={translate('dashboard.customer.yourTurn')} tickets={mine} />}
      <CustomerTickets
        title={title}
        tickets={theirs}
        more={{ filter: notClosed, label: translate('dashboard.customer.allOpen') }}
        empty={translate(mine.length > 0 ? 'dashboard.customer.noOther' : 'dashboard.customer.none')}
      />
    </>
  );
}

function Completed() {
  const translate = useTranslate();
  const locale = useLocale();
  const format = useFormat();
  return (
    <TicketPanel
      title={translate('dashboard.recentlyCompleted')}
      query={{ filter: recentlyClosed(new Date()), sort: { field: 'closedAt', order: 'DESC' }, limit: 5 }}
      line={(ticket) => (
        <TicketLine
          key={ticket.id}
          ticket={ticket}
          details={[titleOf(ticket, 'location', locale), format.day(ticket.closedAt)]}
        />
      )}
    />
  );
}
