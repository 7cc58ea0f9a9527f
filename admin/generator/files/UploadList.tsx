import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Alert, Button, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { type Upload, uploadQueue } from '../../providers/upload-queue';
import { useFormat } from '../../providers/use-format';

/** The uploads to a record; after each completed upload, the data of the page are loaded anew. */
function useUploads(to: string) {
  const all = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.read);
  const uploads = all.filter((upload) => upload.to === to);
  const refresh = useRefresh();
  const before = useRef(uploads.length);
  useEffect(() => {
    if (uploads.length < before.current) refresh();
    before.current = uploads.length;
  });
  return uploads;
}

/** The uploads to an API path with their progress; a failed one shows its reason, and can be retried or dropped. */
export function UploadList({ to }: { to: string }) {
  const uploads = useUploads(to);
  if (uploads.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ pb: 1 }} aria-live="polite">
      {uploads.map((upload) =>
        upload.failure ? <Failed key={upload.id} upload={upload} /> : <OnItsWay key={upload.id} upload={upload} />,
      )}
    </Stack>
  );
}

function OnItsWay({ upload: { file, share } }: { upload: Upload }) {
  const translate = useTranslate();
  const format = useFormat();
  const text = translate('files.progress', {
    name: file.name,
    share: format.number(share, { style: 'percent', maximumFractionDigits: 0 }),
    size: format.bytes(file.size),
  });
  return (
    <div>
      <Typography variant="body2">{text}</Typography>
      <LinearProgress variant="determinate" value={share * 100} aria-label={text} />
    </div>
  );
}

function Failed({ upload: { id, file, failure } }: { upload: Upload }) {
  const translate = useTranslate();
  const giveUp = translate('files.giveUp', { name: file.name });
  return (
    <Alert
      severity="error"
      // In a narrow layout the actions stand below the text.
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => void uploadQueue.retry(id)}>
            {translate('app.failure.retry')}
          </Button>
          <IconButton
            size="small"
            color="inherit"
            aria-label={giveUp}
            title={giveUp}
            onClick={() => uploadQueue.discard(id)}
          >
            <CloseOutlined fontSize="small" />
          </IconButton>
        </>
      }
    >
      {translate('files.notSent', { name: file.name, why: failure })}
    </Alert>
  );
}
