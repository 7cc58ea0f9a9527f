import { Box, Button, LinearProgress, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DownloadButton } from '../../components/DownloadButton';
import { useFormat } from '../../providers/use-format';
import { type DataExport, isWorking, useDiscard } from './exports';
import { keptFailureText } from './kept-failure-text';

/** One export: its progress, or its file. */
export function ExportCard({ data }: { data: DataExport }) {
  const translate = useTranslate();
  const discard = useDiscard();
  const { id, fileName, state } = data;
  return (
    <Paper variant="outlined" sx={{ p: 2 }} component="article" aria-label={fileName}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: { sm: 'center' } }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fileName}</Typography>
          <Standing data={data} />
        </Box>
        <Stack direction="row" spacing={1}>
          {state === 'DONE' && (
            <DownloadButton
              variant="contained"
              path={`exports/${id}/content`}
              name={fileName}
              label={translate('exports.download')}
            />
          )}
          <Button onClick={() => void discard(data)}>
            {translate(isWorking(data) ? 'exports.cancel' : 'exports.remove')}
          </Button>
        </Stack>
      </Stack>
    </Paper>
  );
}

function Standing({ data }: { data: DataExport }) {
  const translate = useTranslate();
  const format = useFormat();
  const { state, done = 0, total = 0, expiresAt } = data;
  if (state === 'FAILED') return <Typography color="error">{keptFailureText(data, translate)}</Typography>;
  if (state === 'DONE') {
    return (
      <Typography variant="body2" color="text.secondary" className="tabular">
        {translate('exports.rows', { smart_count: total })}
        {expiresAt && ` · ${translate('exports.until', { until: format.moment(expiresAt) })}`}
      </Typography>
    );
  }
  const share = total > 0 ? Math.min(100, (done / total) * 100) : 0;
  return (
    <Box role="status">
      <Typography variant="body2" color="text.secondary" className="tabular">
        {state === 'WAITING' ? translate('exports.waiting') : translate('exports.progress', { done, total })}
      </Typography>
      <LinearProgress
        variant={state === 'WAITING' ? 'indeterminate' : 'determinate'}
        value={share}
        aria-label={data.fileName}
        sx={{ mt: 0.5 }}
      />
    </Box>
  );
}
