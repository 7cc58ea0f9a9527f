import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { valueAt } from '../../model/paths';

/** Fills a field from the German text of another one, until the user edits it. */
export function useSuggested(name: string, label: string, suggest: (text: string) => string, isOn = true): void {
  const { getValues, setValue } = useFormContext();
  const text = useWatch({ name: `${label}.de` }) as string | null | undefined;
  const lastSuggested = useRef<string>(undefined);
  useEffect(() => {
    const suggested = isOn && suggest(text ?? '');
    const value = valueAt(getValues(), name) ?? '';
    if (!suggested || (value !== '' && value !== lastSuggested.current)) return;
    setValue(name, suggested, { shouldDirty: true, shouldValidate: true });
    lastSuggested.current = suggested;
  }, [text, name, suggest, isOn, getValues, setValue]);
}
