import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { LoadFailure } from '../../components/LoadFailure';
import { PageHeader } from '../../components/PageHeader';
import { PageSkeleton } from '../../components/PageSkeleton';
import { today } from '../../model/local-time';
import { useFormat } from '../../providers/use-format';
import { AppointmentCard } from './AppointmentCard';
import { DayNotices } from './DayNotices';
import { useCatalogCopy } from './material/use-catalog';
import { useDay } from './use-day';

/**
 * The executor's appointments of today and the next days, and the unfinished ones of yesterday, in the order of time.
 */
export default function MyDayPage() {
  const translate = useTranslate();
  const format = useFormat();
  const { ahead, areOrdersLoading, error, isLoading, refetch } = useDay();
  // The catalogue is loaded after the day, so that it is stored on the device for later, and the day is shown first.
  useCatalogCopy({ enabled: !isLoading && !areOrdersLoading });
  const days = [...new Set(ahead.map(({ appointment }) => appointment.date))];
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={translate('field.title')} />
      <DayNotices day={ahead} />
      {isLoading && <PageSkeleton rows={4} />}
      {error && <LoadFailure what="appointments" error={error} onRetry={() => void refetch()} />}
      {!isLoading && !error && days.length === 0 && (
        <EmptyState
          icon={EventBusyOutlined}
          title={translate('field.none.title')}
          text={translate('field.none.text')}
        />
      )}
      {(isLoading ? [] : days).map((day) => (
        <Box component="section" key={day} aria-labelledby={`day-${day}`} sx={{ mb: 3 }}>
          <Typography id={`day-${day}`} variant="h2" sx={{ mb: 1 }}>
            {day === today() ? `${translate('field.today')}, ${format.longDay(day)}` : format.longDay(day)}
          </Typography>
          <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {ahead
              .filter(({ appointment }) => appointment.date === day)
              .map(({ appointment, order }) => (
                <AppointmentCard
                  key={appointment.id}
                  appointment={appointment}
                  order={order}
                  isLoading={areOrdersLoading}
                />
              ))}
          </Stack>
        </Box>
      ))}
    </Box>
  );
}
