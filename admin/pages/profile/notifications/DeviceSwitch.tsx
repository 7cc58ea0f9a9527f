import { Alert, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMe } from '../../../providers/application';
import { type DeviceState, deviceState, switchOff, switchOn } from '../../../providers/device-push';

/**
 * The switch for push messages on this device, which arrive also while the application is closed, with the reason if
 * they are impossible.
 */
export function DeviceSwitch() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { tenant, username } = useMe();
  const owner = `${tenant}/${username}`;
  const queryKey = ['device', owner];
  const { data: state } = useQuery({ queryKey, queryFn: () => deviceState(owner), gcTime: 0 });
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const turn = async (act: (owner: string) => Promise<DeviceState>) => {
    setBusy(true);
    setFailed(false);
    try {
      client.setQueryData(queryKey, await act(owner));
    } catch (error) {
      console.debug('This device could not be signed on.', error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const isPossible = state === 'on' || state === 'off';
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Switch
            checked={state === 'on'}
            disabled={!isPossible || busy}
            onChange={(_event, on) => turn(on ? switchOn : switchOff)}
          />
        }
        label={translate('notifications.profile.deviceOn')}
      />
      <Typography variant="body2" color="text.secondary" role="status">
        {state && translate(`notifications.profile.state.${state}`)}
      </Typography>
      {failed && <Alert severity="error">{translate('notifications.profile.state.failed')}</Alert>}
    </Stack>
  );
}
