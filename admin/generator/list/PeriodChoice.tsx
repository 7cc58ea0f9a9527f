import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SelectFilter } from '../../components/SelectFilter';
import { dayAsked } from '../../model/local-time';
import { type Bounds, boundsOf, type PeriodName, periodBetween, periodNames } from '../../model/periods';
import type { Schema } from '../../providers/contract';
import { apiFetch } from '../../providers/http';
import { useFormat } from '../../providers/use-format';

const DayPicker = lazy(() => import('../inputs/DayPicker'));

interface PeriodChoiceProps {
  id: string;
  label: string;
  bounds: Bounds;
  onChange: (bounds: Bounds) => void;
}

/** Chooses an evaluation period, whose first and last day are shown, or the two days of a customised one. */
export function PeriodChoice({ id, label, bounds, onChange }: PeriodChoiceProps) {
  const translate = useTranslate();
  const [isOwn, setOwn] = useState(false);
  const chosen = periodBetween(bounds) ?? (isOwn ? 'CUSTOMISED' : '');
  const choose = (name: PeriodName | '') => {
    setOwn(name === 'CUSTOMISED');
    onChange(name ? boundsOf(name) : {});
  };
  const day = (end: keyof Bounds) => ({
    id: `${id}-${end}`,
    label: translate(`generator.filter.${end}Label`),
    value: bounds[end] && dayAsked(bounds[end]),
    onChange: (value: string | undefined) => onChange({ ...bounds, [end]: value }),
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1 }}>
      <SelectFilter
        id={id}
        label={label}
        all={translate('generator.filter.anyTime')}
        value={chosen}
        choices={periodNames.map((name) => ({ value: name, label: translate(`generator.filter.period.${name}`) }))}
        onChange={(name) => choose(name as PeriodName | '')}
        width={24}
      />
      {chosen === 'CUSTOMISED' && (
        <Suspense>
          <Stack
            direction="row"
            useFlexGap
            sx={{ flexWrap: 'wrap', gap: 1, '& > *': { flex: 1, minWidth: (theme) => theme.spacing(18) } }}
          >
            <DayPicker {...day('from')} max={day('until').value} />
            <DayPicker {...day('until')} min={day('from').value} />
          </Stack>
        </Suspense>
      )}
      {chosen && chosen !== 'CUSTOMISED' && <PeriodDays name={chosen} />}
    </Box>
  );
}

/** The first and the last day of a period of the calendar at present. */
function PeriodDays({ name }: { name: PeriodName }) {
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
    <Typography variant="body2" component="span" className="tabular" color="text.secondary" noWrap sx={{ pb: 0.5 }}>
      {translate('generator.filter.range', { from: format.day(days.from), to: format.day(days.until) })}
    </Typography>
  );
}
