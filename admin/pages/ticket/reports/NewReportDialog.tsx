import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogForm } from '../../../generator/form/DialogForm';
import { FilesInput } from '../create/FilesInput';
import { useStartReport } from '../data/use-reports';
import { REPORT_FILE_KINDS } from '../model/report';

/** Begins a report and uploads pictures and PDF after it; the page of the report shows the result (spec §8). */
export default function NewReportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const start = useStartReport();
  const action = translate('resources.reports.panels.ticket.add');
  return (
    <DialogForm
      title={action}
      action={action}
      record={{ files: [] }}
      fields={[]}
      onSubmit={({ files }: { files: File[] }) => start(files)}
      onClose={onClose}
    >
      <DialogContentText>{translate('tickets.reports.newHelp')}</DialogContentText>
      <FilesInput accept={REPORT_FILE_KINDS} hint="tickets.reports.files.hint" />
    </DialogForm>
  );
}
