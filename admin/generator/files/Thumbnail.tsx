import { Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { FileRecord } from '../../model/files';
import { contentPath } from '../../providers/files';
import { useFileAddress } from './use-file-address';

interface ThumbnailProps {
  /** API path of the resource of the picture. */
  resource: string;
  picture: FileRecord;
  onOpen: () => void;
}

/**
 * A thumbnail of a picture, loaded with the user's token; a click opens it large. It takes its space while it loads.
 */
export function Thumbnail({ resource, picture: { id, name }, onOpen }: ThumbnailProps) {
  const translate = useTranslate();
  const { address, error } = useFileAddress(contentPath(resource, id));
  if (error) return null;
  return (
    <Box
      component="button"
      type="button"
      aria-label={translate('files.picture.open', { name })}
      title={name}
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
          alt={name}
          sx={{ height: '100%', maxWidth: '100%', minWidth: (theme) => theme.spacing(8), objectFit: 'cover' }}
        />
      ) : (
        <Skeleton variant="rectangular" sx={{ width: (theme) => theme.spacing(24), height: '100%' }} />
      )}
    </Box>
  );
}
