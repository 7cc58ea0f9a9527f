import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useReportAddress, useStartReport } from '../data/use-reports';
import { useTicket } from '../data/use-ticket';

/** The button to the report: the one that is still open, or a new one. */
export function ReportButton(look: Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'sx'>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { can, parts } = useTicket();
  const addressOf = useReportAddress();
  const { start, busy } = useStartReport();
  if (!can.report) return null;
  const open = parts?.openReport;
  return (
    <Button
      startIcon={<AssignmentOutlined />}
      loading={busy}
      loadingPosition="start"
      onClick={() => (open ? navigate(addressOf(open)) : void start())}
      {...look}
    >
      {translate(open ? 'tickets.reports.continue' : 'tickets.reports.write')}
    </Button>
  );
}
