import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../../components/ConfirmDialog';
import { CopyField } from '../../../components/CopyField';
import { FailureNotice } from '../../../components/FailureNotice';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { useFormat } from '../../../providers/use-format';
import { useNotifyFailure } from '../../../providers/use-notify-failure';

const path = 'me/calendar-feed';
const key = ['calendar-feed'];

/** The secret address under which a calendar program reads the user's appointments; it is shown once. */
export function CalendarFeed() {
  const translate = useTranslate();
  const format = useFormat();
  const notifyFailure = useNotifyFailure();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => apiFetch<Schema<'CalendarFeedState'>>(path, { signal }),
  });
  const settled = { onSettled: () => client.invalidateQueries({ queryKey: key }), onError: notifyFailure };
  const open = useMutation({
    mutationFn: () => apiFetch<Schema<'CalendarFeedAddress'>>(path, { method: 'POST' }),
    ...settled,
  });
  const close = useMutation({
    mutationFn: () => apiFetch(path, { method: 'DELETE' }),
    ...settled,
    onSuccess: () => open.reset(),
  });
  if (error) return <FailureNotice error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(8) }} />;
  const isOpen = data.createdAt !== null;
  const address = open.data?.url;
  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" color="text.secondary">
        {translate('calendar.feed.text')}
      </Typography>
      {address && (
        <CopyField
          id="calendar-feed"
          label={translate('calendar.feed.address')}
          value={address}
          helperText={translate('calendar.feed.once')}
        />
      )}
      {isOpen && !address && (
        <Typography variant="body2">
          {translate('calendar.feed.since', { moment: format.moment(data.createdAt) })}{' '}
          {data.readAt
            ? translate('calendar.feed.read', { moment: format.moment(data.readAt) })
            : translate('calendar.feed.unread')}
        </Typography>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={open.isPending} onClick={() => (isOpen ? setAsking(true) : open.mutate())}>
          {translate(isOpen ? 'calendar.feed.renew' : 'calendar.feed.open')}
        </Button>
        {isOpen && (
          <Button disabled={close.isPending} onClick={() => close.mutate()}>
            {translate('calendar.feed.close')}
          </Button>
        )}
      </Stack>
      {asking && (
        <ConfirmDialog
          title={translate('calendar.feed.renew')}
          text={translate('calendar.feed.renewText')}
          action={translate('calendar.feed.renew')}
          onConfirm={() => open.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
