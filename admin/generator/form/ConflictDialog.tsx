import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { StaleError } from '../../providers/problem';
import { useFormat } from '../../providers/use-format';
import { FieldValue } from '../fields/FieldValue';
import { type Conflict, findConflicts } from '../model/conflicts';
import type { FieldModel } from '../model/resource-model';

interface ConflictDialogProps {
  /** The record as the user had it before him. */
  base: RaRecord;
  stale: StaleError;
  fields: FieldModel[];
  onClose: () => void;
  /** Called once the form holds what was chosen, with the record on which it is to be saved. */
  onResolved: (current: Record<string, unknown>) => void;
}

/**
 * Tells that someone else saved the record first, and lets the user choose field by field between what he typed and
 * what was saved. What he typed stays in the form whatever he does here.
 */
export function ConflictDialog({ base, stale, fields, onClose, onResolved }: ConflictDialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { getValues, setValue } = useFormContext();
  const [conflicts] = useState(() => findConflicts(fields, base, getValues(), stale.current));
  const [keepMine, setKeepMine] = useState<Record<string, boolean>>(() =>
    Object.fromEntries(conflicts.map(({ field, changedByMe }) => [field.name, changedByMe])),
  );
  const save = () => {
    for (const { field, theirs } of conflicts) {
      if (!keepMine[field.name]) setValue(field.name, theirs ?? null, { shouldDirty: true });
    }
    onResolved(stale.current);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('generator.conflict.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText gutterBottom>
          {translate('generator.conflict.text', {
            name: stale.changedBy ?? translate('generator.conflict.someone'),
            time: format.moment(stale.changedAt ?? new Date()),
          })}
        </DialogContentText>
        {conflicts.length === 0 && <DialogContentText>{translate('generator.conflict.none')}</DialogContentText>}
        <Stack sx={{ gap: 2, mt: 2 }}>
          {conflicts.map((conflict) => (
            <ConflictChoice
              key={conflict.field.name}
              conflict={conflict}
              records={{ mine: { ...base, ...getValues() }, theirs: { ...stale.current, id: base.id } }}
              keepMine={keepMine[conflict.field.name] ?? true}
              onChoose={(mine) => setKeepMine({ ...keepMine, [conflict.field.name]: mine })}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('generator.conflict.back')}</Button>
        <Button variant="contained" onClick={save}>
          {translate('generator.conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  records: { mine: RaRecord; theirs: RaRecord };
  keepMine: boolean;
  onChoose: (mine: boolean) => void;
}

function ConflictChoice({ conflict: { field }, records, keepMine, onChoose }: ConflictChoiceProps) {
  const translate = useTranslate();
  const label = translate(field.label, { _: field.label });
  return (
    <Stack component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2">
        {label}
      </Typography>
      <RadioGroup value={keepMine ? 'mine' : 'theirs'} onChange={(event) => onChoose(event.target.value === 'mine')}>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0, sm: 2 } }}>
          {(['mine', 'theirs'] as const).map((side) => (
            <FormControlLabel
              key={side}
              value={side}
              control={<Radio size="small" />}
              sx={{ flex: 1, minWidth: 0, alignItems: 'flex-start' }}
              slotProps={{ typography: { component: 'div', sx: { pt: 0.75, minWidth: 0, overflowWrap: 'anywhere' } } }}
              label={
                <>
                  <Typography variant="caption" component="div" color="text.secondary">
                    {translate(`generator.conflict.${side}`)}
                  </Typography>
                  <RecordContextProvider value={records[side]}>
                    <FieldValue field={field} />
                  </RecordContextProvider>
                </>
              }
            />
          ))}
        </Stack>
      </RadioGroup>
    </Stack>
  );
}
