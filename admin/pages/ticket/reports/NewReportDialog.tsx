import { DialogContentText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DialogForm } from '../../../generator/form/DialogForm';
import { FilesInput } from '../../../generator/inputs/FilesInput';
import { usePanel } from '../../../generator/panels/use-panel-records';
import { panelText } from '../../../model/panels';
import { useStartReport } from '../data/use-reports';
import { REPORT_FILES, REPORTS } from '../model/report';

/** Begins a report and uploads pictures and PDF after it; the page of the report shows the result (spec §8). */
export default function NewReportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const start = useStartReport();
  const files = usePanel(REPORTS, REPORT_FILES);
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
      <FilesInput accept={files?.below?.file} hint={files && panelText(files, 'hint')} />
    </DialogForm>
  );
}
