import DeleteOutline from '@mui/icons-material/DeleteOutline';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { ActionsMenu } from '../../components/ActionsMenu';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { ReasonDialog } from '../../generator/form/ReasonDialog';
import { useReportAddress } from '../ticket/data/use-reports';
import { useReport, useReportChanges } from './use-report';

/**
 * Removes a report that may still be edited, and shows the ticket's reports then; a fixed report is corrected instead.
 */
export function ReportMenu() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { identifier: number, can } = useReport();
  const { remove, correct } = useReportChanges();
  const addressOf = useReportAddress();
  const [asking, setAsking] = useState(false);
  const [correcting, setCorrecting] = useState(false);
  if (!can.delete && !can.correct) return null;
  const confirm = async () => {
    await remove();
    navigate(`${pathname.replace(/\/report\/[^/]+$/, '')}?part=reports`, { replace: true });
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
      {correcting && (
        <ReasonDialog
          action={translate('tickets.reports.correct')}
          text={translate('tickets.reports.correctQuestion', { number })}
          reason="tickets.reports.reason"
          onSubmit={async (values) => navigate(addressOf((await correct(values)).identifier))}
          onClose={() => setCorrecting(false)}
        />
      )}
      {asking && (
        <ConfirmDialog
          isRemoval
          title={translate('tickets.reports.remove')}
          text={translate('tickets.reports.removeQuestion', { number })}
          action={translate('ra.action.remove')}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
