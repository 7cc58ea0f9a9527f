import { Alert, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FailureNotice } from '../../../components/FailureNotice';
import { useRole } from '../../../providers/application';
import { Role } from '../../../providers/role';
import { ChannelTable } from './ChannelTable';
import { DeviceSwitch } from './DeviceSwitch';
import { DigestFields } from './DigestFields';
import { QuietHours } from './QuietHours';
import { useNotificationSettings } from './use-notification-settings';

/** The notifications of the user: their device, kinds and quiet hours. Each choice is saved at once. */
export function NotificationSettings() {
  const isAgent = useRole(Role.Agent);
  const isExecutor = useRole(Role.Executor);
  const { settings, error, refetch, change, failure } = useNotificationSettings();
  if (error) return <FailureNotice error={error} onRetry={() => refetch()} />;
  if (!settings) return <Skeleton variant="rounded" height={320} />;
  return (
    <Stack spacing={3}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Part title="device">
        <DeviceSwitch />
      </Part>
      <Part title="channels" hint="channelsHint">
        <ChannelTable channels={settings.channels ?? []} onChange={(channels) => change({ channels })} />
      </Part>
      <Part title="quiet" hint="quietHint">
        <QuietHours settings={settings} onChange={change} />
      </Part>
      {(isAgent || isExecutor) && (
        <Part title="digest" hint="digestHint">
          <DigestFields settings={settings} onChange={change} />
        </Part>
      )}
    </Stack>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Stack spacing={1}>
      <Typography variant="subtitle2" component="h3">
        {translate(`notifications.profile.${title}`)}
      </Typography>
      {hint && (
        <Typography variant="body2" color="text.secondary">
          {translate(`notifications.profile.${hint}`)}
        </Typography>
      )}
      {children}
    </Stack>
  );
}
