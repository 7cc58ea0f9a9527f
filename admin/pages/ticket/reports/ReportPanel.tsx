import AddOutlined from '@mui/icons-material/AddOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import { Box, Button, List, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../../components/EmptyState';
import { LoadFailure } from '../../../components/LoadFailure';
import { useReports } from '../data/use-reports';
import { useTicket } from '../data/use-ticket';
import { NewReportDialog } from './NewReportDialog';
import { ReportItem } from './ReportItem';

/** The reports of the ticket, and a button to create one. */
export function ReportPanel() {
  const translate = useTranslate();
  const { id, can } = useTicket();
  const { data: reports, error, refetch } = useReports(id);
  const [starting, setStarting] = useState(false);
  const add = can.report && (
    <Button variant="outlined" size="small" startIcon={<AddOutlined />} onClick={() => setStarting(true)}>
      {translate('tickets.reports.add')}
    </Button>
  );
  return (
    <Stack component="section" spacing={1.5} aria-label={translate('tickets.detail.reports')}>
      {error && <LoadFailure what="reports" error={error} onRetry={() => refetch()} />}
      {!reports && !error && <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(6) }} />}
      {reports?.length === 0 && (
        <EmptyState
          icon={AssignmentOutlined}
          title={translate('tickets.reports.empty')}
          text={translate(can.report ? 'tickets.reports.emptyHelp' : 'tickets.reports.notHere')}
          action={add}
        />
      )}
      {reports && reports.length > 0 && (
        <>
          <List dense disablePadding>
            {reports.map((report) => (
              <ReportItem key={report.id} report={report} />
            ))}
          </List>
          <Box>{add}</Box>
        </>
      )}
      {starting && <NewReportDialog onClose={() => setStarting(false)} />}
    </Stack>
  );
}
