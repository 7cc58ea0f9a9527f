import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, CircularProgress, Dialog, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { downloadFile } from '../../../providers/files';
import { useFileAddress } from '../data/use-file-address';
import { type Attachment, attachmentPath } from '../model/attachment';

interface LightboxProps {
  pictures: Attachment[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** A picture as large as the window allows; arrow keys show the next one, Escape closes. */
export default function Lightbox({ pictures, index, onMove, onClose }: LightboxProps) {
  const translate = useTranslate();
  const picture = pictures[index];
  if (!picture) return null;
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
            {translate('tickets.picture.count', { index: index + 1, total: pictures.length })}
          </Typography>
        )}
        <Tool
          label={translate('tickets.attachment.download', { name: picture.name })}
          onClick={() => void downloadFile(attachmentPath(picture.id, 'content'), picture.name)}
        >
          <DownloadOutlined />
        </Tool>
        <Tool label={translate('ra.action.close')} onClick={onClose} isFirst>
          <CloseOutlined />
        </Tool>
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 0 }}>
        {!isOne && (
          <Tool label={translate('tickets.picture.previous')} onClick={() => move(-1)}>
            <ChevronLeftOutlined />
          </Tool>
        )}
        <Large attachment={picture} />
        {!isOne && (
          <Tool label={translate('tickets.picture.next')} onClick={() => move(1)}>
            <ChevronRightOutlined />
          </Tool>
        )}
      </Stack>
    </Dialog>
  );
}

function Large({ attachment }: { attachment: Attachment }) {
  const translate = useTranslate();
  const address = useFileAddress(attachment.id);
  const frame = { minWidth: 'min(60vw, 480px)', minHeight: '40dvh', flex: 1, display: 'grid', placeItems: 'center' };
  if (!address)
    return (
      <Box sx={frame}>
        {address === null ? translate('tickets.picture.failed') : <CircularProgress aria-label={attachment.name} />}
      </Box>
    );
  return (
    <Box sx={{ ...frame, p: 1 }}>
      <Box
        component="img"
        src={address}
        alt={attachment.name}
        sx={{ maxWidth: 'min(84vw, 100%)', maxHeight: 'calc(96dvh - 72px)', objectFit: 'contain', display: 'block' }}
      />
    </Box>
  );
}

interface ToolProps {
  label: string;
  onClick: () => void;
  isFirst?: boolean;
  children: ReactNode;
}

function Tool({ label, onClick, isFirst, children }: ToolProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick} autoFocus={isFirst}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
