import { DialogContentText } from '@mui/material';
import { required, TextInput, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { DialogForm } from '../../generator/form/DialogForm';
import { useReportAddress } from '../ticket/data/use-reports';
import { useReport, useReportChanges } from './use-report';

/** Asks why the report is replaced by a new one, which is shown then. */
export function CorrectionDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const addressOf = useReportAddress();
  const { identifier: number } = useReport();
  const { correct } = useReportChanges();
  const action = translate('tickets.reports.correct');
  const submit = async (values: { reason: string }) => {
    const { identifier } = await correct(values);
    navigate(addressOf(identifier));
  };
  return (
    <DialogForm title={action} action={action} fields={[]} onSubmit={submit} onClose={onClose}>
      <DialogContentText>{translate('tickets.reports.correctQuestion', { number })}</DialogContentText>
      <TextInput
        source="reason"
        label={translate('tickets.reports.reason')}
        validate={required('errors.REASON_REQUIRED')}
        multiline
        minRows={3}
        variant="outlined"
        autoFocus
      />
    </DialogForm>
  );
}
