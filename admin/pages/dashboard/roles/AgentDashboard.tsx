import { useTranslate } from 'react-admin';
import { FailureNotice } from '../../../components/FailureNotice';
import { PageActions } from '../../../components/PageHeader';
import { LatestActivities } from '../activities/LatestActivities';
import { Announcements } from '../announcements/Announcements';
import { Columns } from '../Columns';
import { Figures } from '../figures/Figures';
import { GroupFilter } from '../GroupFilter';
import { useDashboard } from '../use-dashboard';
import { useGroupChoice } from '../use-group-choice';
import { AgentWork } from './AgentWork';

/**
 * For agents: my open work by deadline, what nobody has taken, then figures and what happened last. The choice of a group
 * narrows all but one's own work, which must never be out of sight.
 */
export function AgentDashboard() {
  const translate = useTranslate();
  const [group, setGroup] = useGroupChoice();
  const { data, error, refetch } = useDashboard(group || undefined);
  return (
    <>
      <PageActions>
        <GroupFilter label={translate('dashboard.group')} value={group} onChange={setGroup} />
      </PageActions>
      <Announcements />
      <Columns
        now={<AgentWork group={group || undefined} />}
        then={
          error && !data ? (
            <FailureNotice error={error} onRetry={() => void refetch()} />
          ) : (
            <>
              <Figures figures={data?.figures} />
              <LatestActivities activities={data?.activities} />
            </>
          )
        }
      />
    </>
  );
}
