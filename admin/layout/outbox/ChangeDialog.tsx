import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type EntryDialogProps, useFieldName } from './entry-fields';

type Scalar = string | number;
const isScalar = (value: unknown): value is Scalar => typeof value === 'string' || typeof value === 'number';
/** What only machines read. */
const isOwn = (value: Scalar) => typeof value === 'string' && /^@|^[0-9a-f]{8}-/.test(value);

/** Changes what was entered and refused, and sends it again. */
export function ChangeDialog({ entry, name, outbox, onClose }: EntryDialogProps) {
  const translate = useTranslate();
  const nameOf = useFieldName(entry);
  const { body = {} } = entry;
  const [values, setValues] = useState<Record<string, unknown>>(body);
  const fields = Object.entries(body).filter(([, value]) => isScalar(value) && !isOwn(value));
  const typed = (field: string, text: string) =>
    setValues({ ...values, [field]: typeof body[field] === 'number' && text !== '' ? Number(text) : text });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="change-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void outbox.again(entry, { body: values }).then(onClose);
        }}
      >
        <DialogTitle id="change-title">{name}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {fields.map(([field, value]) => (
              <TextField
                key={field}
                label={nameOf(field)}
                type={typeof value === 'number' ? 'number' : 'text'}
                multiline={typeof value === 'string' && (value.length > 40 || value.includes('\n'))}
                value={values[field] ?? ''}
                slotProps={{ htmlInput: { step: 'any' } }}
                onChange={({ target }) => typed(field, target.value)}
              />
            ))}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('field.outbox.again')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
