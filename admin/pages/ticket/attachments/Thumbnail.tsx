import { Box, Skeleton } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { downloadFile, fileAddress } from '../../../providers/files';
import { type Attachment, attachmentPath } from '../model/attachment';

/** A picture in small, fetched with the user's token; a click saves the whole. */
export function Thumbnail({ attachment }: { attachment: Attachment }) {
  const translate = useTranslate();
  const address = useFileAddress(attachment.id);
  const path = attachmentPath(attachment.id, 'content');
  if (address === null) return null;
  return (
    <Box
      component="button"
      type="button"
      aria-label={translate('tickets.attachment.download', { name: attachment.name })}
      onClick={() => void downloadFile(path, attachment.name)}
      sx={(theme) => ({
        p: 0,
        border: 1,
        borderColor: 'line',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.default',
        cursor: 'pointer',
        maxWidth: theme.spacing(30),
        height: theme.spacing(16),
      })}
    >
      {address ? (
        <Box
          component="img"
          src={address}
          alt={attachment.name}
          sx={{ height: '100%', maxWidth: '100%', objectFit: 'cover' }}
        />
      ) : (
        <Skeleton variant="rectangular" sx={{ width: (theme) => theme.spacing(24), height: '100%' }} />
      )}
    </Box>
  );
}

/** Address of a file's content in this tab; undefined while it is loaded, null when that failed. */
function useFileAddress(id: string): string | undefined | null {
  const [address, setAddress] = useState<string | null>();
  useEffect(() => {
    const leaving = new AbortController();
    let made: string | undefined;
    fileAddress(attachmentPath(id, 'content'), leaving.signal)
      .then((found) => {
        made = found;
        if (leaving.signal.aborted) URL.revokeObjectURL(found);
        else setAddress(found);
      })
      .catch(() => setAddress(null));
    return () => {
      leaving.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return address;
}
