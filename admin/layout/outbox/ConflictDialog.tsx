import {
  Button,
  DialogContentText,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import { isSame } from '../../model/record-diff';
import { type EntryDialogProps, useFieldName } from './entry-fields';

/**
 * A conflict between an entry and a change of another user: both values are shown, and the user chooses field by field.
 * If no value of the entry is left, nothing is sent.
 */
export function ConflictDialog({ entry, name, outbox, onClose }: EntryDialogProps) {
  const translate = useTranslate();
  const nameOf = useFieldName(entry);
  const { body = {}, refusal } = entry;
  const current = refusal?.problem.current ?? {};
  const differing = Object.keys(body).filter((field) => !isSame(body[field], current[field]));
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const word = (value: unknown) =>
    value === null || value === undefined || value === '' ? translate('field.outbox.nothing') : String(value);
  const send = async () => {
    const mine = differing.filter((field) => !theirs.includes(field));
    if (mine.length === 0) return outbox.discard(entry);
    const chosen = Object.fromEntries(mine.map((field) => [field, body[field]]));
    await outbox.again(entry, { body: chosen, version: current.version as number });
  };
  return (
    <AppDialog
      title={name}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={() => void send().then(onClose)}>
          {translate('field.outbox.again')}
        </Button>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>{translate('field.outbox.conflict')}</DialogContentText>
      <Stack spacing={2}>
        {differing.map((field) => (
          <FormControl key={field}>
            <FormLabel id={`conflict-${field}`}>{nameOf(field)}</FormLabel>
            <RadioGroup
              aria-labelledby={`conflict-${field}`}
              value={theirs.includes(field) ? 'theirs' : 'mine'}
              onChange={(_event, value) =>
                setTheirs(value === 'theirs' ? [...theirs, field] : theirs.filter((one) => one !== field))
              }
            >
              <Choice value="mine" label={translate('field.outbox.mine')} text={word(body[field])} />
              <Choice value="theirs" label={translate('field.outbox.theirs')} text={word(current[field])} />
            </RadioGroup>
          </FormControl>
        ))}
      </Stack>
    </AppDialog>
  );
}

function Choice({ value, label, text }: { value: string; label: string; text: string }) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', py: 0.5 }}
      label={
        <>
          <Typography variant="caption" color="text.secondary" sx={{ display: 'block', mt: 1 }}>
            {label}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </>
      }
    />
  );
}
