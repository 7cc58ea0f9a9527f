import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudDownloadOutlined from '@mui/icons-material/CloudDownloadOutlined';
import { Alert, Stack, Typography } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { clockDifference, onClockDifference } from '../../model/server-clock';
import { useFormat } from '../../providers/use-format';
import { type DayEntry, useStoredOrders } from './use-day';

const MINUTE = 60_000;
/** Difference of the clocks from which the user is warned, in milliseconds. */
const WARNED_MS = 5 * MINUTE;

/** Notices above the day: a wrong clock of the device, and the number of orders stored on the device. */
export function DayNotices({ day }: { day: readonly DayEntry[] }) {
  const translate = useTranslate();
  const tickets = [...new Set(day.map(({ appointment }) => appointment.ticket))];
  const stored = useStoredOrders(tickets, day);
  const isWhole = stored === tickets.length;
  const Icon = isWhole ? CloudDoneOutlined : CloudDownloadOutlined;
  return (
    <Stack spacing={1} sx={{ mb: 2, minHeight: 20 }}>
      <ClockNotice />
      {stored !== undefined && tickets.length > 0 && (
        <Stack direction="row" spacing={1} role="status" sx={{ color: 'text.secondary', alignItems: 'center' }}>
          <Icon fontSize="small" color={isWhole ? 'success' : 'action'} />
          <Typography variant="body2">
            {translate(isWhole ? 'field.stored.whole' : 'field.stored.part', { stored, smart_count: tickets.length })}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}

/** Warns of a clock of the device that differs from the server's, by which all times are corrected. */
export function ClockNotice() {
  const translate = useTranslate();
  const format = useFormat();
  const difference = useSyncExternalStore(onClockDifference, clockDifference);
  if (Math.abs(difference) < WARNED_MS) return null;
  const duration = format.duration(Math.round(Math.abs(difference) / MINUTE));
  return (
    <Alert severity="warning">
      {translate(difference > 0 ? 'field.clock.behind' : 'field.clock.ahead', { duration })}
    </Alert>
  );
}
