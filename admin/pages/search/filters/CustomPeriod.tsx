import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import DayPicker from '../../../generator/inputs/DayPicker';
import type { Period } from '../model/periods';
import type { PeriodFilter } from '../model/search-filter';

/** Props of a customised period. */
interface CustomPeriodProps {
  name: PeriodFilter;
  period: Period;
  onChange: (period: Period) => void;
}

/** The first and the last day of a period; either may stay open. */
export default function CustomPeriod({ name, period, onChange }: CustomPeriodProps) {
  const translate = useTranslate();
  const { from, until } = period;
  const props = (end: 'from' | 'until') => ({
    id: `period-${name}-${end}`,
    label: translate(`dashboard.search.${end}`),
    value: period[end],
    onChange: (day: string | undefined) => onChange({ ...period, [end]: day }),
  });
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ maxWidth: (theme) => theme.spacing(46), flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 auto' } }}
    >
      <DayPicker {...props('from')} max={until} />
      <DayPicker {...props('until')} min={from} />
    </Stack>
  );
}
