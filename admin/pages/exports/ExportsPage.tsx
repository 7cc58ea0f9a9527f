import DownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { FailureNotice } from '../../components/FailureNotice';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { ExportCard } from './ExportCard';
import { useExports } from './exports';
import { ScheduleCard } from './ScheduleCard';
import { useSchedules } from './schedules';

/** The exported files of the user, each available for a day. */
export default function ExportsPage() {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useExports();
  return (
    <>
      <PageHeader title="app.nav.exports" />
      {error && !data && <FailureNotice error={error} onRetry={() => void refetch()} />}
      {isPending && <PageSkeleton rows={4} />}
      {data?.length === 0 && (
        <EmptyState icon={DownloadOutlined} title={translate('exports.none')} text={translate('exports.noneText')} />
      )}
      <Stack spacing={1.5}>
        {data?.map((dataExport) => (
          <ExportCard key={dataExport.id} data={dataExport} />
        ))}
      </Stack>
      <OwnSchedules />
    </>
  );
}

/** The scheduled exports of the user. */
function OwnSchedules() {
  const translate = useTranslate();
  const { data, error, refetch } = useSchedules();
  if (error && !data) return <FailureNotice error={error} onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <Stack component="section" spacing={1.5} sx={{ mt: 4 }}>
      <Typography variant="h2">{translate('resources.export-schedules.name', { smart_count: 2 })}</Typography>
      {data.map((schedule) => (
        <ScheduleCard key={schedule.id} schedule={schedule} />
      ))}
    </Stack>
  );
}
