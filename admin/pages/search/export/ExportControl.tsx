import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, LinearProgress, Stack } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { useTicketExport } from './use-ticket-export';

/** Starts the export; while it runs it says how far it is and can be cancelled, and the page stays usable. */
export function ExportControl() {
  const translate = useTranslate();
  const format = useFormat();
  const { total = 0, meta } = useListContext();
  const { start, cancel, done } = useTicketExport();
  if (done === undefined) {
    return (
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        disabled={total === 0}
        onClick={() => void start()}
      >
        {translate('dashboard.search.export.start')}
      </Button>
    );
  }
  const counted =
    meta?.totalExact === false
      ? translate('dashboard.moreThan', { count: format.number(total - 1) })
      : format.number(total);
  return (
    <Stack direction="row" spacing={2} role="status" sx={{ alignItems: 'center' }}>
      <Box sx={{ width: (theme) => theme.spacing(26) }}>
        <Box className="tabular" sx={{ typography: 'body2' }}>
          {translate('dashboard.search.export.progress', { done: format.number(done), total: counted })}
        </Box>
        <LinearProgress
          variant="determinate"
          value={total > 0 ? Math.min(100, (done / total) * 100) : 0}
          aria-label={translate('dashboard.search.export.running')}
        />
      </Box>
      <Button variant="outlined" onClick={cancel}>
        {translate('dashboard.search.export.cancel')}
      </Button>
    </Stack>
  );
}
