import CloseOutlined from '@mui/icons-material/CloseOutlined';
import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import { Box, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import type { Outbox } from '../../providers/offline/outbox';
import { useOutboxEntries } from '../../providers/offline/use-outbox';
import { OutboxItem } from './OutboxItem';

/** The entries of this device that are not at the server yet, in the order of entry. */
export default function OutboxDrawer({ outbox, onClose }: { outbox: Outbox; onClose: () => void }) {
  const translate = useTranslate();
  const entries = useOutboxEntries(outbox);
  const title = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: { width: { xs: '100%', sm: 440 } } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', p: 2, pb: 1 }}>
        <Typography id={title} variant="h2" sx={{ flex: 1 }}>
          {translate('field.outbox.title')}
        </Typography>
        <IconButton onClick={onClose} aria-label={translate('ra.action.close')} autoFocus>
          <CloseOutlined />
        </IconButton>
      </Stack>
      {entries.length === 0 ? (
        <Box sx={{ p: 2 }}>
          <EmptyState
            icon={CloudDoneOutlined}
            title={translate('field.outbox.button')}
            text={translate('field.outbox.none')}
          />
        </Box>
      ) : (
        <Stack component="ol" aria-labelledby={title} sx={{ listStyle: 'none', m: 0, px: 2, py: 0 }}>
          {entries.map((entry) => (
            <OutboxItem key={entry.seq} entry={entry} outbox={outbox} />
          ))}
        </Stack>
      )}
    </Drawer>
  );
}
