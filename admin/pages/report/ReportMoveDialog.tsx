import { useTranslate } from 'react-admin';
import type { ReportMove } from '../ticket/model/report';
import { ReasonDialog } from './ReasonDialog';
import { useReportChanges } from './use-report';

/** Asks before a report is settled for good, and for the reason to open it again. */
export function ReportMoveDialog({ move, onClose }: { move: ReportMove; onClose: () => void }) {
  const translate = useTranslate();
  const { move: make } = useReportChanges();
  const needsReason = move.needs.includes('reason');
  return (
    <ReasonDialog
      action={translate(`enums.reportAction.${move.action}`)}
      text={needsReason ? undefined : translate('tickets.reports.final')}
      needsReason={needsReason}
      onSubmit={async (values) => {
        await make({ to: move.to, ...values });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
