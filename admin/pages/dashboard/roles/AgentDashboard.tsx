import { useStore, useTranslate } from 'react-admin';
import { FailureNotice } from '../../../components/FailureNotice';
import { PageActions } from '../../../components/PageHeader';
import { LatestActivities } from '../activities/LatestActivities';
import { Announcements } from '../announcements/Announcements';
import { Columns } from '../Columns';
import { Figures } from '../figures/Figures';
import { GroupFilter } from '../GroupFilter';
import { useDashboard } from '../use-dashboard';
import { AgentWork } from './AgentWork';

/** The assignment group whose figures the user looks at, empty for all; stored with their preferences. */
const useGroupChoice = () => useStore<string>('dashboard.assignmentGroup', '');

/**
 * The dashboard of agents: their own open work by deadline, unassigned tickets, then figures and the latest activities.
 * The choice of a group narrows all lists but the user's own work, which must never be out of sight.
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
