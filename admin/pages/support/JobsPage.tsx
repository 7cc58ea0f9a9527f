import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Button, Paper } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { JobTable } from './JobTable';
import { SupportTabs } from './SupportTabs';
import { useFailedJobs } from './support';
import { useAct } from './use-act';

/** Failed background jobs, with actions to repeat or to drop them. */
export default function JobsPage() {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useFailedJobs();
  const { act, busy } = useAct();
  const all = 'failed-jobs/retries';
  return (
    <>
      <PageHeader
        title="support.parts.jobs"
        actions={
          data &&
          data.length > 0 && (
            <Button
              variant="contained"
              loading={busy === all}
              onClick={() => void act('POST', all, 'support.jobs.repeated')}
            >
              {translate('support.jobs.retryAll')}
            </Button>
          )
        }
      />
      <SupportTabs />
      {error && !data && <FailureNotice error={error} onRetry={() => void refetch()} />}
      {isPending && <PageSkeleton rows={6} />}
      {data?.length === 0 && (
        <EmptyState
          icon={TaskAltOutlined}
          title={translate('support.jobs.none')}
          text={translate('support.jobs.noneText')}
        />
      )}
      {data && data.length > 0 && (
        <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 0 } }}>
          <JobTable jobs={data} busy={busy} act={act} />
        </Paper>
      )}
    </>
  );
}
