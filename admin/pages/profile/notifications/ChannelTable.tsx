import { MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { CHANNELS_OF_KIND } from '../../../../openapi/vocabulary';
import type { Settings } from './use-notification-settings';

type Channels = NonNullable<Settings['channels']>;

/** The kinds of events with their channels: bell, mail, both or none, as far as the kind offers them. */
export function ChannelTable({ channels, onChange }: { channels: Channels; onChange: (channels: Channels) => void }) {
  const translate = useTranslate();
  const id = useId();
  const choose = (kind: string, channel: Channels[number]['channel']) =>
    onChange(channels.map((choice) => (choice.kind === kind ? { ...choice, channel } : choice)));
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {channels.map(({ kind, channel }) => (
        <Stack
          key={kind}
          component="li"
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center', borderTop: 1, borderColor: 'line', py: 0.5, minHeight: 40 }}
        >
          <Typography id={`${id}-${kind}`} variant="body2" sx={{ flex: 1, minWidth: 0 }}>
            {translate(`enums.notificationKind.${kind}`)}
          </Typography>
          <TextField
            select
            size="small"
            variant="standard"
            value={channel}
            onChange={(event) => choose(kind, event.target.value as Channels[number]['channel'])}
            slotProps={{ select: { SelectDisplayProps: { 'aria-labelledby': `${id}-${kind}` } } }}
            sx={{ width: 180, flexShrink: 0, m: 0 }}
          >
            {CHANNELS_OF_KIND[kind].map((value) => (
              <MenuItem key={value} value={value}>
                {translate(`enums.notificationChannel.${value}`)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      ))}
    </Stack>
  );
}
