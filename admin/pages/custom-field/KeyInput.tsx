import { useEffect, useRef } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldSlotProps } from '../../generator';
import { inputProps } from '../../generator/inputs/input-props';
import { keyOf } from './key-of';

/** The name of the field for interfaces; it follows the German label until the user edits it. */
export function KeyInput({ field }: FieldSlotProps) {
  const { getValues, setValue } = useFormContext();
  const label = useWatch({ name: 'label.de' }) as string | null | undefined;
  const lastSuggested = useRef<string>(undefined);
  useEffect(() => {
    const suggested = keyOf(label ?? '');
    const key = getValues(field.name) ?? '';
    if (suggested && (key === '' || key === lastSuggested.current)) {
      setValue(field.name, suggested, { shouldDirty: true, shouldValidate: true });
      lastSuggested.current = suggested;
    }
  }, [label, field.name, getValues, setValue]);
  return <TextInput {...inputProps(field)} autoComplete="off" spellCheck={false} />;
}
