import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError } from '../../providers/problem';

interface FileDropProps {
  onFile: (file: File) => Promise<void>;
  /** Why the last file was not taken. */
  failure: unknown;
}

/** The place where a table is dropped or chosen. */
export function FileDrop({ onFile, failure }: FileDropProps) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file || isSending) return;
    setIsSending(true);
    await onFile(file).finally(() => setIsSending(false));
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        void take(event.dataTransfer.files[0]);
      }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1.5,
        p: 4,
        textAlign: 'center',
        bgcolor: 'background.paper',
        border: 1,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'lineStrong',
        borderRadius: 1,
      }}
    >
      <UploadFileOutlined aria-hidden color={isOver ? 'primary' : 'action'} fontSize="large" />
      <Typography>{translate('imports.drop')}</Typography>
      <Button variant="contained" loading={isSending} onClick={() => chooser.current?.click()}>
        {translate('imports.choose')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {translate('imports.limits')}
      </Typography>
      {failure !== undefined && (
        <Alert severity="error">
          {failure instanceof ApiError ? failure.message : translate('app.failure.unexpected')}
        </Alert>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".xlsx,.csv,.tsv,.txt"
        aria-label={translate('imports.choose')}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Box>
  );
}
