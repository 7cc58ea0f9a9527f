import { Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NamedPanel } from '../../../generator/panels/PanelRecords';
import { partId } from '../../../generator/transitions/part-opening';
import { POSITIONS, REPORTS } from '../../ticket/model/report';
import { useIsTransitionNext, useReport } from '../use-report';

/** The positions of the report, each edited in place, and below them the form of the next one. */
export function PositionSection() {
  const translate = useTranslate();
  const report = useReport();
  const isSecondary = useIsTransitionNext();
  return (
    <Paper
      component="section"
      id={partId('positions')}
      variant="outlined"
      sx={{ p: { xs: 1.5, sm: 2 }, '& .MuiTableContainer-root': { border: 0 } }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {translate('resources.report-positions.name', { smart_count: 2 })}
      </Typography>
      <NamedPanel on={REPORTS} name={POSITIONS} record={report} isSecondary={isSecondary} />
    </Paper>
  );
}
