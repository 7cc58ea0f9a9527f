import { scrollTo } from '../../../components/scroll-to';
import { usePartOpening } from '../model/part-opening';
import type { Unmet } from '../model/transition';
import { usePropertyEditing } from '../properties/property-editing';

/**
 * Gives a function that leads to where something that a transition lacks is filled in: its part of the page, which a
 * phone has below, or its input; undefined where there is no such place for the user.
 */
export function useGapPlaces(): (gap: Unmet) => (() => void) | undefined {
  const { canEdit, edit } = usePropertyEditing();
  const { has, open } = usePartOpening();
  return ({ field }) => {
    if (!field) return undefined;
    if (has(field)) {
      return () => {
        open(field);
        setTimeout(() => {
          const tab = document.getElementById(`tab-${field}`);
          if (tab) scrollTo(tab);
        });
      };
    }
    return canEdit(field) ? () => edit(field) : undefined;
  };
}
