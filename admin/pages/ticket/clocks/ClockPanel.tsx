import { Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FailureNotice } from '../../../components/FailureNotice';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { useTicket } from '../data/use-ticket';
import { ClockCard } from './ClockCard';
import { useClocks } from './use-clocks';

/** The deadlines of the ticket with counted and uncounted times; those of the present cycle first. */
export function ClockPanel() {
  const translate = useTranslate();
  const { data: clocks = [], error, isPending, refetch } = useClocks(useTicket());
  if (isPending) return <PageSkeleton rows={4} />;
  if (error) return <FailureNotice error={error} onRetry={() => refetch()} />;
  if (clocks.length === 0) {
    return <Typography color="text.secondary">{translate('tickets.clocks.none')}</Typography>;
  }
  const present = Math.max(...clocks.map(({ cycle }) => cycle));
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      {clocks
        .toSorted((left, right) => right.cycle - left.cycle)
        .map((clock) => (
          <ClockCard key={`${clock.cycle} ${clock.clock}`} clock={clock} isPresent={clock.cycle === present} />
        ))}
    </Stack>
  );
}
