import { Paper, Stack } from '@mui/material';
import { RecordValues } from '../../generator/properties/RecordValues';
import { useModelOf } from '../../providers/use-model-of';
import { REPORTS } from '../ticket/model/report';
import { useReport } from './use-report';

/** The head of a report: day, place and employee of the work, and the account, each edited in place. */
export function ReportHead() {
  const { fields } = useModelOf(REPORTS);
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={2}>
        <RecordValues record={useReport()} fields={fields.filter(({ editable }) => editable)} />
      </Stack>
    </Paper>
  );
}
