import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, CircularProgress, Dialog, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { IconAction } from '../../components/IconAction';
import type { FileRecord } from '../../model/files';
import { contentPath, downloadFile } from '../../providers/files';
import { failureText } from '../../providers/problem';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { useFileAddress } from './use-file-address';

interface LightboxProps {
  /** API path of the resource of the pictures. */
  resource: string;
  pictures: FileRecord[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** A picture as large as the window allows; arrow keys show the next one, Escape closes. */
export default function Lightbox({ resource, pictures, index, onMove, onClose }: LightboxProps) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const picture = pictures[index];
  if (!picture) return null;
  const content = contentPath(resource, picture.id);
  const move = (by: number) => onMove((index + by + pictures.length) % pictures.length);
  const isOne = pictures.length === 1;
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      aria-labelledby="lightbox-title"
      onKeyDown={({ key }) => {
        if (!isOne && key === 'ArrowLeft') move(-1);
        if (!isOne && key === 'ArrowRight') move(1);
      }}
      slotProps={{ paper: { sx: { m: { xs: 1, sm: 3 }, maxHeight: '96dvh' } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, pl: 2, pr: 1, py: 0.5 }}>
        <Typography id="lightbox-title" variant="subtitle2" component="h2" noWrap sx={{ flex: 1 }}>
          {picture.name}
        </Typography>
        {!isOne && (
          <Typography variant="caption" color="text.secondary" noWrap>
            {translate('files.picture.count', { index: index + 1, total: pictures.length })}
          </Typography>
        )}
        <IconAction
          icon={DownloadOutlined}
          label={translate('files.download', { name: picture.name })}
          onClick={() => void downloadFile(content, picture.name).catch(notifyFailure)}
        />
        <IconAction icon={CloseOutlined} label={translate('ra.action.close')} onClick={onClose} autoFocus />
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 0 }}>
        {!isOne && (
          <IconAction icon={ChevronLeftOutlined} label={translate('files.picture.previous')} onClick={() => move(-1)} />
        )}
        <Large content={content} name={picture.name} />
        {!isOne && (
          <IconAction icon={ChevronRightOutlined} label={translate('files.picture.next')} onClick={() => move(1)} />
        )}
      </Stack>
    </Dialog>
  );
}

function Large({ content, name }: { content: string; name: string }) {
  const translate = useTranslate();
  const { address, error } = useFileAddress(content);
  const frame = { minWidth: 'min(60vw, 480px)', minHeight: '40dvh', flex: 1, display: 'grid', placeItems: 'center' };
  if (!address)
    return <Box sx={frame}>{error ? failureText(error, translate) : <CircularProgress aria-label={name} />}</Box>;
  return (
    <Box sx={{ ...frame, p: 1 }}>
      <Box
        component="img"
        src={address}
        alt={name}
        sx={{ maxWidth: 'min(84vw, 100%)', maxHeight: 'calc(96dvh - 72px)', objectFit: 'contain', display: 'block' }}
      />
    </Box>
  );
}
