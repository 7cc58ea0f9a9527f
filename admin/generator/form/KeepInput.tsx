import { Alert, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { valueAt } from '../../model/paths';
import { isSame } from '../../model/record-diff';
import type { FieldModel } from '../../model/resource-model';
import { changedNames, toKeep } from '../../providers/kept-input';
import { useKeptInputs } from '../../providers/use-kept-inputs';

interface KeepInputProps {
  /** Name of the form among the user's forms: `categories/new`. */
  form: string;
  /** Labels of the fields, for the notice about changes of other users. */
  fields: readonly Pick<FieldModel, 'name' | 'label'>[];
  /** Called after the notice of restored input is shown. */
  onRestored?: () => void;
}

interface Restored {
  files: string[];
  /** Label keys of restored fields whose saved values have changed since the user began to type. */
  changed: string[];
}

/**
 * Keeps typed input until it is saved, so that a reload of the browser loses nothing, and shows a notice after
 * restoring it. Stands at the top of a form.
 */
export function KeepInput({ form, fields, onRestored }: KeepInputProps) {
  const translate = useTranslate();
  const inputs = useKeptInputs();
  const { getValues, setValue, reset } = useFormContext();
  const [restored, setRestored] = useState<Restored>();
  const ready = useRef(false);
  const shown = useRef(fields);
  shown.current = fields;
  useEffect(() => {
    // The form takes over its record right after this effect; only then may anything be put on top of it.
    const timer = setTimeout(() => {
      const kept = inputs.of(form);
      const values = Object.entries(kept?.values ?? {}).filter(([name, value]) => !isSame(getValues(name), value));
      const brought = shown.current.filter(({ name }) => values.some(([one]) => belongs(name, one)));
      const changed = brought.filter(({ name }) => !isSame(valueAt(kept?.before ?? {}, name), getValues(name)));
      for (const [name, value] of values) setValue(name, value, { shouldDirty: true });
      ready.current = true;
      if (!kept) return;
      if (values.length + kept.files.length === 0) inputs.forget(form);
      else setRestored({ files: kept.files, changed: changed.map(({ label }) => label) });
    });
    return () => clearTimeout(timer);
  }, [form, inputs, getValues, setValue]);
  useKeeping(form, ready);
  useEffect(() => {
    if (restored) onRestored?.();
  }, [restored, onRestored]);
  if (!restored) return null;
  const changed = restored.changed.map((label) => translate(label, { _: label })).join(', ');
  const discard = () => {
    inputs.forget(form);
    reset();
    setRestored(undefined);
  };
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      onClose={() => setRestored(undefined)}
      action={
        <Button color="inherit" size="small" onClick={discard}>
          {translate('generator.kept.discard')}
        </Button>
      }
    >
      {translate('generator.kept.restored')}
      {changed && ` ${translate('generator.kept.changed', { fields: changed })}`}
      {restored.files.length > 0 && ` ${translate('generator.kept.files', { names: restored.files.join(', ') })}`}
    </Alert>
  );
}

/** Whether a form field is a kept field, or a part of it. */
const belongs = (field: string, kept: string) => field === kept || field.startsWith(`${kept}.`);

/** Keeps the changed values, and forgets them all after saving or undoing. */
function useKeeping(form: string, ready: { readonly current: boolean }): void {
  const inputs = useKeptInputs();
  const values = useWatch();
  const { control } = useFormContext();
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const changed = changedNames(dirtyFields).join(' ');
  useEffect(() => {
    if (!ready.current) return;
    const names = changed === '' || isSubmitSuccessful ? [] : changed.split(' ');
    inputs.keep(form, toKeep(names, values, control._defaultValues));
  }, [form, inputs, values, changed, isSubmitSuccessful, control, ready]);
}
