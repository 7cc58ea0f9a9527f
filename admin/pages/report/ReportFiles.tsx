import { Checkbox, FormControlLabel, Paper, Stack, Tooltip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RecordLines } from '../../components/RecordLines';
import { apiFetch } from '../../providers/http';
import { FilePicker } from '../ticket/attachments/FilePicker';
import { UploadList } from '../ticket/attachments/UploadList';
import { uploadQueue } from '../ticket/data/upload-queue';
import { useIsExecutor } from '../ticket/data/use-is-customer';
import { REPORT_FILE_KINDS, REPORT_FILES, type ReportFile, reportPath } from '../ticket/model/report';
import { TICKETS } from '../ticket/model/ticket';
import { ReportFileItem } from './ReportFileItem';
import { useReport } from './use-report';

/** Pictures and PDF of the report, running and failed uploads with the reason, and a button to add files (spec §8). */
export function ReportFiles() {
  const translate = useTranslate();
  const isExecutor = useIsExecutor();
  const { id, can } = useReport();
  const [deskOnly, setDeskOnly] = useState(false);
  const to = reportPath(id, 'attachments');
  const query = useQuery({
    queryKey: [TICKETS.route, REPORT_FILES, id],
    queryFn: ({ signal }) =>
      apiFetch<ReportFile[]>(to, { query: { sort: ['createdAt', 'ASC'], range: [0, 199] }, signal }),
  });
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <RecordLines
        label={translate('tickets.reports.files.title')}
        failure={translate('app.loadFailed.attachments')}
        query={query}
        none={can.edit ? undefined : { title: translate('tickets.reports.files.none') }}
        line={(file) => <ReportFileItem key={file.id} file={file} />}
        foot={
          can.edit && (
            <Stack spacing={0.5}>
              <FilePicker
                accept={REPORT_FILE_KINDS}
                hint="tickets.reports.files.hint"
                onPick={(picked) => void uploadQueue.add(to, picked, deskOnly ? { deskOnly } : {})}
              />
              {!isExecutor && (
                <Tooltip title={translate('tickets.reports.files.deskOnlyHelp')}>
                  <FormControlLabel
                    control={
                      <Checkbox size="small" checked={deskOnly} onChange={(_, checked) => setDeskOnly(checked)} />
                    }
                    label={translate('tickets.reports.files.deskOnly')}
                    slotProps={{ typography: { variant: 'body2' } }}
                  />
                </Tooltip>
              )}
            </Stack>
          )
        }
      >
        <Typography variant="h3" component="h2">
          {translate('tickets.reports.files.title')}
        </Typography>
        <UploadList to={to} />
      </RecordLines>
    </Paper>
  );
}
