import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormValues } from '../form/use-form-values';

/** Clears a field when a reference on which it depends becomes another record; returns the present references. */
export function useCleared(name: string, references: readonly string[]): unknown[] {
  const { setValue } = useFormContext();
  const own = useWatch({ name, exact: true }) as unknown;
  const others = useFormValues(references);
  const former = useRef({ own, others });
  useEffect(() => {
    const before = former.current;
    former.current = { own, others };
    const hasMoved = others.some((other, index) => other !== before.others[index] && before.others[index]);
    if (own && own === before.own && hasMoved) setValue(name, null, { shouldDirty: true });
  });
  return others;
}
