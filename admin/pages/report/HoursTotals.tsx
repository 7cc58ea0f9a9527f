import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
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
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: '1fr auto', gap: 0.5, typography: 'body2' }}
      >
        {hours.map(({ employee, name, hours: worked }) => (
          <Box key={employee ?? ''} sx={{ display: 'contents' }}>
            <Box component="dt">{name}</Box>
            <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {translate('tickets.reports.hours', { hours: format.number(worked) })}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
