import { Box, MenuItem, Skeleton, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Schema } from '../../../providers/contract';
import { apiFetch } from '../../../providers/http';
import { useFormat } from '../../../providers/use-format';
import { type Period, type PeriodName, periodNames } from '../model/periods';
import { type PeriodFilter, periodOf, withPeriod } from '../model/search-filter';

const CustomPeriod = lazy(() => import('./CustomPeriod'));

/**
 * Chooses one of the evaluation periods for the creation or the completion of tickets; shows its first and last day.
 */
export function PeriodChoice({ name }: { name: PeriodFilter }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const chosen = periodOf(filterValues, name);
  const change = (period: Period | undefined) => setFilters(withPeriod(filterValues, name, period), []);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, width: { xs: '100%', sm: 'auto' } }}>
      <TextField
        select
        id={`period-${name}`}
        label={translate(`dashboard.search.${name}`)}
        value={chosen?.period ?? ''}
        onChange={(event) => change(event.target.value ? { period: event.target.value as PeriodName } : undefined)}
        margin="none"
        sx={{ width: (theme) => ({ xs: '100%', sm: theme.spacing(24) }) }}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="">{translate('dashboard.search.anyTime')}</MenuItem>
        {periodNames.map((period) => (
          <MenuItem key={period} value={period}>
            {translate(`dashboard.search.period.${period}`)}
          </MenuItem>
        ))}
      </TextField>
      {chosen?.period === 'CUSTOMISED' && (
        <Suspense fallback={<Skeleton variant="rounded" width={320} height={40} />}>
          <CustomPeriod name={name} period={chosen} onChange={change} />
        </Suspense>
      )}
      {chosen && chosen.period !== 'CUSTOMISED' && <Days name={chosen.period} />}
    </Box>
  );
}

function Days({ name }: { name: PeriodName }) {
  const translate = useTranslate();
  const format = useFormat();
  const { data = [] } = useQuery({
    queryKey: ['evaluation-periods'],
    queryFn: ({ signal }) => apiFetch<Schema<'EvaluationPeriodDays'>[]>('evaluation-periods', { signal }),
    staleTime: 60_000,
  });
  const days = data.find((candidate) => candidate.name === name);
  if (!days) return null;
  return (
    <Box component="span" className="tabular" sx={{ typography: 'body2', color: 'text.secondary', pb: 0.5 }}>
      {translate('dashboard.search.range', { from: format.day(days.from), to: format.day(days.until) })}
    </Box>
  );
}
