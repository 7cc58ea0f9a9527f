import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../../generator/form/ReasonDialog';
import type { ReportTransition } from '../ticket/model/report';
import { useReportChanges } from './use-report';

/** Confirms the final settlement of a report, or collects the reason to open it again. */
export function ReportTransitionDialog({ transition, onClose }: { transition: ReportTransition; onClose: () => void }) {
  const translate = useTranslate();
  const { transition: make } = useReportChanges();
  const needsReason = transition.needs.includes('reason');
  return (
    <ReasonDialog
      action={translate(`enums.reportAction.${transition.action}`)}
      text={needsReason ? undefined : translate('tickets.reports.final')}
      reason={needsReason ? 'tickets.reports.reason' : undefined}
      onSubmit={async (values) => {
        await make({ to: transition.to, ...values });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
