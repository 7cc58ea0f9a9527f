import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { ActionsMenu } from '../../components/ActionsMenu';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { CorrectionDialog } from './CorrectionDialog';
import { useReport, useReportChanges } from './use-report';

/**
 * Removes a report that may still be edited, and shows the ticket's reports then; a fixed report is corrected instead.
 */
export function ReportMenu() {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { identifier: number, can } = useReport();
  const { remove } = useReportChanges();
  const [asking, setAsking] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  if (!can.delete && !can.correct) return null;
  const confirm = async () => {
    setAsking(false);
    try {
      await remove();
      navigate(`${pathname.replace(/\/report\/[^/]+$/, '')}?part=reports`, { replace: true });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <>
      <ActionsMenu
        label={translate('tickets.reports.more')}
        actions={[
          {
            text: 'tickets.reports.correct',
            Icon: EditNoteOutlined,
            offered: can.correct,
            choose: () => setCorrecting(true),
          },
          { text: 'tickets.reports.remove', Icon: DeleteOutline, offered: can.delete, choose: () => setAsking(true) },
        ]}
      />
      {correcting && <CorrectionDialog onClose={() => setCorrecting(false)} />}
      <Confirm
        isOpen={asking}
        title={translate('tickets.reports.remove')}
        content={translate('tickets.reports.removeQuestion', { number })}
        confirm={translate('ra.action.remove')}
        cancel={translate('ra.action.cancel')}
        confirmColor="warning"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
