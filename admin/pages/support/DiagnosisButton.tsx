import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { downloadFile } from '../../providers/files';

/** Saves the diagnostic file, in which neither secrets nor people stand. */
export function DiagnosisButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile('support/diagnosis', 'volta-diagnosis.json');
    } catch (error) {
      notify(error instanceof Error ? error.message : 'errors.UNEXPECTED', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="contained" startIcon={<Download />} loading={busy} onClick={() => void download()}>
      {translate('support.diagnosis.download')}
    </Button>
  );
}
