import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFileAddress } from '../data/use-file-address';
import type { Attachment } from '../model/attachment';

/**
 * A thumbnail of a picture, loaded with the user's token; a click opens it large. It takes its space while it loads.
 */
export function Thumbnail({ attachment, onOpen }: { attachment: Attachment; onOpen: () => void }) {
  const translate = useTranslate();
  const address = useFileAddress(attachment.id);
  if (address === null) return null;
  return (
    <Box
      component="button"
      type="button"
      aria-label={translate('tickets.picture.open', { name: attachment.name })}
      title={attachment.name}
      onClick={onOpen}
      sx={(theme) => ({
        p: 0,
        border: 1,
        borderColor: 'line',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.default',
        cursor: 'zoom-in',
        maxWidth: theme.spacing(30),
        height: theme.spacing(16),
      })}
    >
      {address ? (
        <Box
          component="img"
          src={address}
          alt={attachment.name}
          sx={{ height: '100%', maxWidth: '100%', minWidth: (theme) => theme.spacing(8), objectFit: 'cover' }}
        />
      ) : (
        <Skeleton variant="rectangular" sx={{ width: (theme) => theme.spacing(24), height: '100%' }} />
      )}
    </Box>
  );
}
