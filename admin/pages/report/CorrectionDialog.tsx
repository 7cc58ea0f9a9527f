import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { ReasonDialog } from '../../generator/form/ReasonDialog';
import { useReportAddress } from '../ticket/data/use-reports';
import { useReport, useReportChanges } from './use-report';

/** A dialog for the reason why a new report replaces this one; then opens the new report. */
export function CorrectionDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const addressOf = useReportAddress();
  const { identifier: number } = useReport();
  const { correct } = useReportChanges();
  return (
    <ReasonDialog
      action={translate('tickets.reports.correct')}
      text={translate('tickets.reports.correctQuestion', { number })}
      reason="tickets.reports.reason"
      onSubmit={async (values) => {
        const { identifier } = await correct(values);
        navigate(addressOf(identifier));
      }}
      onClose={onClose}
    />
  );
}
