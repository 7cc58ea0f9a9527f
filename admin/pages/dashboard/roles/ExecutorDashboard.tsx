import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined';
import { Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/EmptyState';
import { FailureNotice } from '../../../components/FailureNotice';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { ProgressiveContent } from '../../../components/ProgressiveContent';
import { LatestActivities } from '../activities/LatestActivities';
import { Announcements } from '../announcements/Announcements';
import { Columns } from '../Columns';
import { Figures } from '../figures/Figures';
import { issueAddress } from '../issue-address';
import { OwnTasks } from '../tasks/OwnTasks';
import { useDashboard } from '../use-dashboard';
import { useWorkList } from '../use-work-lists';
import { ordersByTurn } from '../work-lists';
import { Completed } from './Completed';
import { OrderGroup, usePlaces } from './OrderGroup';

/**
 * The dashboard of executors, for phones first: today's orders by deadline and the tasks, then the other orders,
 * completed ones and figures.
 */
export function ExecutorDashboard() {
  const { data } = useDashboard();
  return (
    <>
      <Announcements />
      <Columns
        now={<OpenOrders />}
        then={
          <>
            <Completed />
            {data && (
              <>
                <Figures figures={data.figures} names={['newOrders', 'activeOrders', 'overdue', 'completed']} />
                <LatestActivities activities={data.activities} />
              </>
            )}
          </>
        }
      />
    </>
  );
}

function OpenOrders() {
  const translate = useTranslate();
  const { filter, data, total = 0, error, isPending, refetch } = useWorkList('open');
  const places = usePlaces(data ?? []);
  if (error) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  const outline = <PageSkeleton rows={6} />;
  if (isPending || !data) return outline;
  const { today, later, waiting, finished } = ordersByTurn(data, new Date());
  return (
    <ProgressiveContent outline={outline}>
      {today.length > 0 ? (
        <OrderGroup title={translate('dashboard.executor.today')} orders={today} places={places} />
      ) : (
        <EmptyState
          icon={AssignmentTurnedInOutlined}
          title={translate(data.length > 0 ? 'dashboard.executor.nothingToday' : 'dashboard.executor.nothing')}
          text={translate(data.length > 0 ? 'dashboard.executor.nothingTodayText' : 'dashboard.executor.nothingText')}
        />
      )}
      <OwnTasks />
      <OrderGroup title={translate('dashboard.executor.later')} orders={later} places={places} />
      <OrderGroup title={translate('dashboard.executor.waiting')} orders={waiting} places={places} />
      <OrderGroup title={translate('dashboard.executor.finished')} orders={finished} places={places} />
      {total > data.length && (
        <Stack sx={{ alignItems: 'flex-start' }}>
          <Button component={Link} to={issueAddress(filter)}>
            {translate('dashboard.showAll')}
          </Button>
        </Stack>
      )}
    </ProgressiveContent>
  );
}
