import { Button, DialogContentText, Link, List, ListItem, ListItemText } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { AppDialog } from '../../components/AppDialog';
import { FailureNotice } from '../../components/FailureNotice';
import { useFormat } from '../../providers/use-format';
import { type DeadlineChanges, useTransferDeadlines } from './use-deadline-changes';

interface DeadlineChangesDialogProps {
  changes: DeadlineChanges;
  onClose: () => void;
}

/** The open tickets whose deadlines would change under the present terms, with a button that applies them. */
export function DeadlineChangesDialog({ changes, onClose }: DeadlineChangesDialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const { done, isRunning, error, run } = useTransferDeadlines(changes);
  const { count, tickets } = changes;
  const moment = (value: string | null | undefined) => format.moment(value) || translate('masterdata.deadlines.none');
  const transfer = async () => {
    if (!(await run())) return;
    notify('masterdata.deadlines.done', { messageArgs: { smart_count: count } });
    onClose();
  };
  return (
    <AppDialog
      title={translate('masterdata.deadlines.title')}
      leave={translate('masterdata.deadlines.keep')}
      width="sm"
      onClose={onClose}
      actions={
        <Button variant="contained" loading={isRunning} onClick={transfer}>
          {isRunning
            ? translate('masterdata.deadlines.running', { done, count })
            : translate('masterdata.deadlines.transfer', { smart_count: count })}
        </Button>
      }
    >
      <DialogContentText>{translate('masterdata.deadlines.text', { smart_count: count })}</DialogContentText>
      {Boolean(error) && <FailureNotice error={error} />}
      <List dense>
        {tickets.map(({ ticket, identifier, title, dueAt, newDueAt }) => (
          <ListItem key={ticket} disableGutters>
            <ListItemText
              primary={
                <Link component={RouterLink} to={`/issue/${ticket}`} underline="hover">
                  {`${identifier} · ${title}`}
                </Link>
              }
              secondary={
                dueAt === newDueAt
                  ? translate('masterdata.deadlines.others')
                  : translate('masterdata.deadlines.moved', { from: moment(dueAt), to: moment(newDueAt) })
              }
            />
          </ListItem>
        ))}
      </List>
      {count > tickets.length && (
        <DialogContentText>
          {translate('masterdata.deadlines.more', { smart_count: count - tickets.length })}
        </DialogContentText>
      )}
    </AppDialog>
  );
}
