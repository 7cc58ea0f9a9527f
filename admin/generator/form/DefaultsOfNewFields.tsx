import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { valueAt } from '../../model/paths';
import type { FieldModel } from '../../model/resource-model';

/** Fills fields that have come since the form of a new record was opened with their defaults; the rest stays as typed. */
export function DefaultsOfNewFields({ fields }: { fields: readonly FieldModel[] }) {
  const { getValues, resetField } = useFormContext();
  const known = useRef(new Set(fields.map(({ name }) => name)));
  useEffect(() => {
    for (const { name, default: defaultValue } of fields) {
      if (known.current.has(name)) continue;
      known.current.add(name);
      if (defaultValue !== undefined && valueAt(getValues(), name) == null) resetField(name, { defaultValue });
    }
  }, [fields, getValues, resetField]);
  return null;
}
