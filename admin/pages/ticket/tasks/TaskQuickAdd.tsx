import AddOutlined from '@mui/icons-material/AddOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { IconButton, InputAdornment, TextField, Tooltip } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { failureText } from '../../../providers/problem';
import { TaskDialog } from './TaskDialog';
import { useTaskWrites } from './use-tasks';

const longest = 200;

/** An input for a new task: Enter adds it, the button beside it opens the whole form. */
export function TaskQuickAdd({ ticket }: { ticket: string }) {
  const translate = useTranslate();
  const { add } = useTaskWrites(ticket);
  const [subject, setSubject] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [detailed, setDetailed] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || subject.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      await add({ subject: subject.trim() });
      setSubject('');
    } catch (error) {
      setFailure(failureText(error, translate));
    } finally {
      setBusy(false);
    }
  };
  const details = translate('tickets.task.details');
  return (
    <form onSubmit={submit}>
      <TextField
        fullWidth
        variant="outlined"
        size="small"
        value={subject}
        onChange={(event) => setSubject(event.target.value)}
        placeholder={translate('tickets.task.quick')}
        error={Boolean(failure)}
        helperText={failure}
        slotProps={{
          htmlInput: { maxLength: longest, 'aria-label': translate('tickets.task.add'), enterKeyHint: 'done' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <AddOutlined fontSize="small" aria-hidden />
              </InputAdornment>
            ),
            endAdornment: (
              <InputAdornment position="end">
                <Tooltip title={details}>
                  <IconButton size="small" edge="end" aria-label={details} onClick={() => setDetailed(true)}>
                    <TuneOutlined fontSize="small" />
                  </IconButton>
                </Tooltip>
              </InputAdornment>
            ),
          },
        }}
      />
      {detailed && (
        <TaskDialog
          task={{ subject }}
          onSave={async (body) => {
            await add(body);
            setSubject('');
          }}
          onClose={() => setDetailed(false)}
        />
      )}
    </form>
  );
}
