import { Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FactList } from '../../components/FactList';
import { useFormat } from '../../providers/use-format';
import { useReport } from './use-report';

/** The hours of each employee, as the server adds them up. */
export function HoursTotals() {
  const translate = useTranslate();
  const format = useFormat();
  const { hours } = useReport();
  if (hours.length === 0) return null;
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {translate('resources.reports.fields.hours')}
      </Typography>
      <FactList
        columns="1fr auto"
        facts={hours.map(({ name, hours: worked }) => [
          name,
          translate('tickets.reports.hours', { hours: format.number(worked) }),
        ])}
      />
    </Paper>
  );
}
