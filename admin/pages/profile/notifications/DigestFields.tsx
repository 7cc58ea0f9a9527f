import { MenuItem, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DIGESTS } from '../../../../openapi/vocabulary';
import type { Change, Settings } from './use-notification-settings';

const hours = Array.from({ length: 24 }, (_nothing, hour) => hour);

/** The rhythm and the hour at which internal mails are sent together as one. */
export function DigestFields({ settings: { digest, digestHour }, onChange }: { settings: Settings; onChange: Change }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <TextField
        select
        id="digest"
        label={translate('notifications.profile.digest')}
        value={digest}
        onChange={({ target: { value } }) => onChange({ digest: value as Settings['digest'] })}
        sx={{ minWidth: 240 }}
      >
        {DIGESTS.map((value) => (
          <MenuItem key={value} value={value}>
            {translate(`enums.digest.${value}`)}
          </MenuItem>
        ))}
      </TextField>
      {digest === 'DAILY' && (
        <TextField
          select
          id="digest-hour"
          label={translate('notifications.profile.digestHour')}
          value={digestHour}
          onChange={({ target: { value } }) => onChange({ digestHour: Number(value) })}
          sx={{ minWidth: 136 }}
        >
          {hours.map((hour) => (
            <MenuItem key={hour} value={hour}>
              {translate('notifications.profile.hour', { hour })}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Stack>
  );
}
