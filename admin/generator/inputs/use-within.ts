import { useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldModel } from '../../model/resource-model';

/**
 * The filter by which a reference is chosen within other references of the form (`within`). It is cleared when one of
 * them becomes another record.
 */
export function useWithin({ name, reference }: FieldModel): Record<string, unknown> {
  const within = Object.entries(reference?.within ?? {});
  const { setValue } = useFormContext();
  const own = useWatch({ name }) as string | null | undefined;
  const record = useRecordContext();
  const watched = useWatch({ name: within.map(([, other]) => other) }) as (string | null | undefined)[];
  // The form of a single field has no other ones.
  const others = watched.map((value, index) => (value === undefined ? record?.[within[index]?.[1] ?? ''] : value));
  const former = useRef({ own, others });
  useEffect(() => {
    const before = former.current;
    former.current = { own, others };
    const hasMoved = others.some((other, index) => other && before.others[index] && other !== before.others[index]);
    if (own && own === before.own && hasMoved) setValue(name, null, { shouldDirty: true });
  });
  return Object.fromEntries(within.flatMap(([theirs], index) => (others[index] ? [[theirs, others[index]]] : [])));
}
