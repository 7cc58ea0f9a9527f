import { Button, List, ListItem, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import { type BulkRun, questionsOf } from '../../providers/bulk-run';
import { bulkRunner } from '../../providers/bulk-runner';
import { textOf } from '../../providers/problem';

/** One question for all records that need a confirmation; without it they stay unchanged. */
export default function BulkQuestionDialog({ run }: { run: BulkRun }) {
  const translate = useTranslate();
  const waiting = run.rows.filter(({ outcome }) => outcome === 'UNCONFIRMED');
  const params = waiting[0]?.problem?.params;
  return (
    <AppDialog
      title={translate('generator.bulk.question', { smart_count: waiting.length })}
      actions={
        <>
          <Button onClick={() => void bulkRunner.answer(false)}>{translate('generator.bulk.leave')}</Button>
          <Button variant="contained" autoFocus onClick={() => void bulkRunner.answer(true)}>
            {translate('generator.bulk.yes', { smart_count: waiting.length })}
          </Button>
        </>
      }
    >
      {questionsOf(run.rows).map((code) => (
        <div key={code}>{textOf(code, params, translate, run.order.path)}</div>
      ))}
      <List dense>
        {waiting.map(({ id }) => (
          <ListItem key={id} disableGutters>
            <ListItemText primary={run.order.records.find((record) => record.id === id)?.title} />
          </ListItem>
        ))}
      </List>
    </AppDialog>
  );
}
