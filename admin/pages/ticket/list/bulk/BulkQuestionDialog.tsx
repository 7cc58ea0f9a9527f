import { Button, List, ListItem, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../../../components/AppDialog';
import { textOf } from '../../../../providers/problem';
import { type BulkRun, bulkRunner } from '../../data/bulk-runner';
import { questionsOf } from '../../model/bulk';
import { TICKETS } from '../../model/ticket';

/** One question for all tickets that need a confirmation; without it they stay unchanged. */
export default function BulkQuestionDialog({ run }: { run: BulkRun }) {
  const translate = useTranslate();
  const waiting = run.rows.filter(({ outcome }) => outcome === 'UNCONFIRMED');
  const params = waiting[0]?.problem?.params;
  return (
    <AppDialog
      title={translate('tickets.bulk.question', { smart_count: waiting.length })}
      actions={
        <>
          <Button onClick={() => void bulkRunner.answer(false)}>{translate('tickets.bulk.leave')}</Button>
          <Button variant="contained" autoFocus onClick={() => void bulkRunner.answer(true)}>
            {translate('tickets.bulk.yes', { smart_count: waiting.length })}
          </Button>
        </>
      }
    >
      {questionsOf(run.rows).map((code) => (
        <div key={code}>{textOf(code, params, translate, TICKETS.path)}</div>
      ))}
      <List dense>
        {waiting.map(({ id, identifier, title }) => (
          <ListItem key={id} disableGutters>
            <ListItemText primary={title} secondary={identifier} />
          </ListItem>
        ))}
      </List>
    </AppDialog>
  );
}
