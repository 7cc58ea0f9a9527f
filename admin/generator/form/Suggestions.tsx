import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldModel } from '../../model/resource-model';
import { usePreview } from './preview';

/** Fills untouched fields of the form around with the server's suggestions, and clears them once these no longer apply. */
export function Suggestions({ fields }: { fields: readonly FieldModel[] }) {
  const { getValues, resetField, getFieldState } = useFormContext();
  const { suggested } = usePreview();
  const last = useRef<Record<string, unknown>>({});
  useEffect(() => {
    for (const { name } of fields) {
      if (!suggested || !(name in suggested)) continue;
      const before = last.current[name] ?? null;
      const next = suggested[name] ?? null;
      const value = getValues(name) || null;
      const isOwn = value !== null && value !== before;
      // A field that the user has emptied stays empty.
      const isEmptied = value === null && getFieldState(name).isDirty && next === before;
      last.current[name] = next;
      if (!isOwn && !isEmptied && value !== next) resetField(name, { defaultValue: next });
    }
  }, [suggested, fields, getValues, resetField, getFieldState]);
  return null;
}
