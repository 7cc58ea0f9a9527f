import type { RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { FieldModel } from '../../model/resource-model';
import { useCleared } from './use-cleared';

interface Within {
  filter: Record<string, unknown>;
  /** Fills the other references of the form that are empty from the chosen record. */
  fillOthers: (chosen: RaRecord | undefined) => void;
}

/**
 * The filter by which a reference is chosen within other references of the form (`within`). It is cleared when one of
 * them becomes another record.
 */
export function useWithin({ name, reference }: FieldModel): Within {
  const within = Object.entries(reference?.within ?? {});
  const { setValue } = useFormContext();
  const names = within.map(([, other]) => other);
  const others = useCleared(name, names);
  const filter = Object.fromEntries(within.flatMap(([theirs], at) => (others[at] ? [[theirs, others[at]]] : [])));
  const fillOthers = (chosen: RaRecord | undefined) => {
    for (const [theirs, other] of within)
      if (chosen?.[theirs] && !filter[theirs]) setValue(other, chosen[theirs], { shouldDirty: true });
  };
  return { filter, fillOthers };
}
