import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useReportAddress } from '../data/use-reports';
import { useTicket } from '../data/use-ticket';
import NewReportDialog from './NewReportDialog';

/** The button that opens the unfinished report, or creates a new one. */
export function ReportButton(look: Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'sx'>) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { can, parts } = useTicket();
  const addressOf = useReportAddress();
  const [starting, setStarting] = useState(false);
  if (!can.report) return null;
  const open = parts?.openReport;
  return (
    <>
      <Button
        startIcon={<AssignmentOutlined />}
        onClick={() => (open ? navigate(addressOf(open)) : setStarting(true))}
        {...look}
      >
        {translate(open ? 'tickets.reports.continue' : 'tickets.reports.write')}
      </Button>
      {starting && <NewReportDialog onClose={() => setStarting(false)} />}
    </>
  );
}
