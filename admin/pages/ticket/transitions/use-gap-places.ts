import { scrollTo } from '../../../components/scroll-to';
import { usePropertyEditing } from '../../../generator/properties/property-editing';
import { usePartOpening } from '../model/part-opening';
import type { Unmet } from '../model/transition';

/**
 * Returns a function that finds the input for an unmet condition of a transition: it opens a part of the page, which a
 * phone has below, or an input; undefined if the user has no such input.
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
