import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { downloadFile } from '../providers/files';
import { useNotifyFailure } from '../providers/use-notify-failure';

interface DownloadButtonProps extends Pick<ButtonProps, 'variant'> {
  /** API path of the file. */
  path: string;
  /** Name of the file if the answer has none. */
  name: string;
  label: string;
}

/** The button that downloads a table as a file. */
export function DownloadButton({ path, name, label, variant = 'text' }: DownloadButtonProps) {
  const notifyFailure = useNotifyFailure();
  const [isBusy, setIsBusy] = useState(false);
  const fetchFile = async () => {
    setIsBusy(true);
    try {
      await downloadFile(path, name);
    } catch (error) {
      notifyFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant={variant}
      loading={isBusy}
      loadingPosition="start"
      startIcon={<DownloadOutlined />}
      onClick={fetchFile}
    >
      {label}
    </Button>
  );
}
