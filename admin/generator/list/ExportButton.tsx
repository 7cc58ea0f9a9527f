import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useExport } from './use-export';

/** Saves what the list shows as CSV; counts along and can be stopped, since a long list takes a while. */
export function ExportButton() {
  const translate = useTranslate();
  const { start, stop, done, canExport } = useExport();
  if (!canExport) return null;
  return (
    <Button size="small" startIcon={<Download />} onClick={done === undefined ? start : stop} aria-live="polite">
      {done === undefined ? translate('generator.export.start') : translate('generator.export.stop', { count: done })}
    </Button>
  );
}
