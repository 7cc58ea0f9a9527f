import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AppDialog } from '../../components/AppDialog';
import { dayText, timeText } from '../../model/local-time';
import { type EntryDialogProps, useFieldName } from './entry-fields';

type Scalar = string | number;
const isScalar = (value: unknown): value is Scalar => typeof value === 'string' || typeof value === 'number';
/** Whether only machines read a value: references and ids. */
const isOwn = (value: Scalar) => typeof value === 'string' && /^@|^[0-9a-f]{8}-/.test(value);

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The kind of a field's box, by the value that was refused: days and moments are chosen, never written as ISO 8601. */
function boxOf(value: Scalar) {
  if (typeof value === 'number') return 'number';
  if (MOMENT.test(value)) return 'datetime-local';
  return DAY.test(value) ? 'date' : 'text';
}

const localText = (moment: string) => `${dayText(new Date(moment))}T${timeText(new Date(moment))}`;

/** Changes the values of a refused entry, and sends it again. */
export function ChangeDialog({ entry, name, outbox, onClose }: EntryDialogProps) {
  const translate = useTranslate();
  const nameOf = useFieldName(entry);
  const { body = {} } = entry;
  const [values, setValues] = useState<Record<string, unknown>>(body);
  const fields = Object.entries(body).filter(
    (field): field is [string, Scalar] => isScalar(field[1]) && !isOwn(field[1]),
  );
  const typed = (field: string, box: string, text: string) => {
    if (box === 'datetime-local' && text === '') return;
    const value = box === 'datetime-local' ? new Date(text).toISOString() : text;
    setValues({ ...values, [field]: box === 'number' && text !== '' ? Number(text) : value });
  };
  return (
    <AppDialog
      title={name}
      onClose={onClose}
      onSubmit={() => outbox.again(entry, { body: values }).then(onClose)}
      actions={
        <Button type="submit" variant="contained">
          {translate('field.outbox.again')}
        </Button>
      }
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {fields.map(([field, value]) => {
          const box = boxOf(value);
          const present = values[field] ?? '';
          return (
            <TextField
              key={field}
              label={nameOf(field)}
              type={box}
              multiline={box === 'text' && (String(value).length > 40 || String(value).includes('\n'))}
              value={box === 'datetime-local' ? localText(String(present)) : present}
              slotProps={{
                htmlInput: { step: box === 'number' ? 'any' : undefined },
                inputLabel: { shrink: true },
              }}
              onChange={({ target }) => typed(field, box, target.value)}
            />
          );
        })}
      </Stack>
    </AppDialog>
  );
}
