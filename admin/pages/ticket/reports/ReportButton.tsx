import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useReportAddress, useReports, useStartReport } from '../data/use-reports';
import { useTicket } from '../data/use-ticket';

/** One big button to the report: the one that is still open, or a new one. */
export function ReportButton() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { id, can } = useTicket();
  const { data: reports, isPending } = useReports(id);
  const addressOf = useReportAddress();
  const { start, busy } = useStartReport();
  if (!can.report) return null;
  const open = reports?.findLast((report) => report.can.edit);
  return (
    <Button
      variant="outlined"
      size="large"
      fullWidth
      startIcon={<AssignmentOutlined />}
      loading={busy || isPending}
      loadingPosition="start"
      onClick={() => (open ? navigate(addressOf(open.identifier)) : void start())}
      sx={{ py: 1.25 }}
    >
      {translate(open ? 'tickets.reports.continue' : 'tickets.reports.write')}
    </Button>
  );
}
