import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FileZone } from '../../components/FileZone';
import { failureText } from '../../providers/problem';

interface FileDropProps {
  onFile: (file: File) => Promise<void>;
  /** The error of the last file. */
  failure: unknown;
}

/** The area into which the user drops a table, or a button to choose one. */
export function FileDrop({ onFile, failure }: FileDropProps) {
  const translate = useTranslate();
  const [isSending, setIsSending] = useState(false);
  const take = ([file]: File[]) => {
    if (!file) return;
    setIsSending(true);
    void onFile(file).finally(() => setIsSending(false));
  };
  return (
    <FileZone
      large
      onFiles={take}
      icon={UploadFileOutlined}
      choose={translate('imports.choose')}
      lead={<Typography>{translate('imports.drop')}</Typography>}
      accept=".xlsx,.csv,.tsv,.txt"
      isBusy={isSending}
      isWrong={failure !== undefined}
    >
      <Typography variant="body2" color="text.secondary">
        {translate('imports.limits')}
      </Typography>
      {failure !== undefined && <Alert severity="error">{failureText(failure, translate)}</Alert>}
    </FileZone>
  );
}
