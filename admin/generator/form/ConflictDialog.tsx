import { Button, DialogContentText, Stack } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { AppDialog } from '../../components/AppDialog';
import { mergeFields } from '../../model/merge';
import type { FieldModel } from '../../model/resource-model';
import type { StaleError } from '../../providers/problem';
import { useFormat } from '../../providers/use-format';
import { ConflictChoice } from './ConflictChoice';

interface ConflictDialogProps {
  /** The record before both changes, as the user loaded it. */
  base: RaRecord;
  stale: StaleError;
  fields: FieldModel[];
  onClose: () => void;
  /** Called once the form holds the merged values, with the record as it is saved now. */
  onResolved: (current: Record<string, unknown>) => void;
}

/**
 * Merges the values of the form with the record that another user saved first. A field that only one of them changed is
 * kept; for a field that both changed, the user chooses. The typed values stay in the form if the dialog is closed.
 */
export function ConflictDialog(props: ConflictDialogProps) {
  return <Merging key={String(props.stale.current.version)} {...props} />;
}

function Merging({ base, stale, fields, onClose, onResolved }: ConflictDialogProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { getValues, setValue } = useFormContext();
  const [{ taken, conflicts }] = useState(() => mergeFields(fields, base, getValues(), stale.current));
  const [keepMine, setKeepMine] = useState<Record<string, boolean>>({});
  const save = () => {
    for (const { field, value } of taken) setValue(field.name, value, { shouldDirty: true });
    for (const { field, theirs } of conflicts) {
      if (keepMine[field.name] === false) setValue(field.name, theirs ?? null, { shouldDirty: true });
    }
    onResolved(stale.current);
  };
  const resolve = useRef(conflicts.length === 0 ? save : undefined);
  useEffect(() => {
    const now = resolve.current;
    resolve.current = undefined;
    now?.();
  }, []);
  if (conflicts.length === 0) return null;
  const states = { base, mine: { ...base, ...getValues() }, theirs: { ...stale.current, id: base.id } };
  return (
    <AppDialog
      title={translate('generator.conflict.title')}
      leave={translate('generator.conflict.back')}
      width="md"
      isFloating
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={save}>
          {translate('generator.conflict.save')}
        </Button>
      }
    >
      <DialogContentText gutterBottom>
        {translate('generator.conflict.text', {
          name: stale.changedBy ?? translate('generator.conflict.someone'),
          time: format.moment(stale.changedAt ?? new Date()),
        })}
      </DialogContentText>
      {taken.length > 0 && (
        <DialogContentText>
          {translate('generator.conflict.taken', {
            fields: format.list(taken.map(({ field }) => translate(field.label, { _: field.label }))),
          })}
        </DialogContentText>
      )}
      <Stack sx={{ gap: 2, mt: 2 }}>
        {conflicts.map(({ field }) => (
          <ConflictChoice
            key={field.name}
            field={field}
            states={states}
            keepMine={keepMine[field.name] ?? true}
            onChoose={(mine) => setKeepMine({ ...keepMine, [field.name]: mine })}
          />
        ))}
      </Stack>
    </AppDialog>
  );
}
