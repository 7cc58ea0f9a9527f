import { DialogContentText } from '@mui/material';
import { required, TextInput, useTranslate } from 'react-admin';
import { FieldsDialog } from '../../generator/form/FieldsDialog';
import { useModelOf } from '../ticket/data/use-model-of';
import { REPORTS, type ReportMove } from '../ticket/model/report';
import { useReportChanges } from './use-report';

/** Asks before a report is settled for good, and for the reason to open it again. */
export function ReportMoveDialog({ move, onClose }: { move: ReportMove; onClose: () => void }) {
  const translate = useTranslate();
  const model = useModelOf(REPORTS);
  const { move: make } = useReportChanges();
  const action = translate(`enums.reportAction.${move.action}`);
  const submit = async ({ reason }: Record<string, unknown>) => {
    await make({ to: move.to, ...(reason ? { reason } : {}) });
    onClose();
  };
  return (
    <FieldsDialog title={action} action={action} model={model} fields={[]} onSubmit={submit} onClose={onClose}>
      {move.needs.includes('reason') ? (
        <TextInput
          source="reason"
          label={translate('tickets.reports.reason')}
          validate={required('errors.REASON_REQUIRED')}
          multiline
          minRows={3}
          variant="outlined"
          autoFocus
        />
      ) : (
        <DialogContentText>{translate('tickets.reports.final')}</DialogContentText>
      )}
    </FieldsDialog>
  );
}
