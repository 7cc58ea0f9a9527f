import { Stack } from '@mui/material';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { useTranslate } from 'react-admin';
import { PickerLocale } from '../../../generator/inputs/PickerLocale';
import { dayText } from '../../../model/local-time';
import type { Period } from '../model/periods';
import type { PeriodFilter } from '../model/search-filter';

/** Props of a period of one's own. */
interface CustomPeriodProps {
  name: PeriodFilter;
  period: Period;
  onChange: (period: Period) => void;
}

const toDate = (day: string | undefined) => (day ? new Date(`${day}T00:00:00`) : null);
const isDay = (date: Date | null) => date === null || !Number.isNaN(date.getTime());

/** The first and the last day of a period; either may stay open. */
export default function CustomPeriod({ name, period, onChange }: CustomPeriodProps) {
  const translate = useTranslate();
  const { from, until } = period;
  const change = (end: 'from' | 'until') => (date: Date | null) => {
    if (isDay(date)) onChange({ ...period, [end]: date ? dayText(date) : undefined });
  };
  const field = (end: 'from' | 'until') => ({
    textField: { id: `period-${name}-${end}`, margin: 'none' as const },
    field: { clearable: true },
  });
  return (
    <PickerLocale>
      <Stack
        direction="row"
        useFlexGap
        sx={{ maxWidth: (theme) => theme.spacing(46), flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 auto' } }}
      >
        <DatePicker
          label={translate('dashboard.search.from')}
          value={toDate(from)}
          maxDate={toDate(until) ?? undefined}
          onChange={change('from')}
          slotProps={field('from')}
        />
        <DatePicker
          label={translate('dashboard.search.until')}
          value={toDate(until)}
          minDate={toDate(from) ?? undefined}
          onChange={change('until')}
          slotProps={field('until')}
        />
      </Stack>
    </PickerLocale>
  );
}
