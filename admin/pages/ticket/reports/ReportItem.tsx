import { Box, Link, ListItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../../providers/use-format';
import { ReportStateChip } from '../../../theme/chips';
import { useReportAddress } from '../data/use-reports';
import type { Report } from '../model/report';

/** A report in two lines: number and state, then employee, day and duration. */
export function ReportItem({ report }: { report: Report }) {
  const translate = useTranslate();
  const format = useFormat();
  const addressOf = useReportAddress();
  const { identifier, state, executionDate, hours, _embedded } = report;
  const total = hours.reduce((sum, employee) => sum + employee.hours, 0);
  const facts = [
    executionDate && format.day(executionDate),
    _embedded?.serviceTechnician?.title as string | undefined,
    total > 0 && translate('tickets.reports.hours', { hours: format.number(total) }),
  ];
  return (
    <ListItem disableGutters divider sx={{ gap: 1, alignItems: 'center', py: 0.75, flexWrap: 'wrap' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={addressOf(identifier)}
          variant="body2"
          sx={{ fontWeight: 'fontWeightMedium', fontVariantNumeric: 'tabular-nums' }}
        >
          {identifier}
        </Link>
        <Typography variant="caption" component="div" color="text.secondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <ReportStateChip state={state} />
    </ListItem>
  );
}
