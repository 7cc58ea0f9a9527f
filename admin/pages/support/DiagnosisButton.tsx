import Download from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { downloadFile } from '../../providers/files';
import { useNotifyFailure } from '../../providers/use-notify-failure';

/** Saves the diagnostic file, which contains neither secrets nor personal data. */
export function DiagnosisButton() {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile('support/diagnosis', 'volta-diagnosis.json');
    } catch (error) {
      notifyFailure(error);
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
