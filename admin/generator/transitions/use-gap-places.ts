import { scrollTo } from '../../components/scroll-to';
import type { Unmet } from '../../model/transitions';
import { usePropertyEditing } from '../properties/property-editing';
import { partId, usePartOpening } from './part-opening';

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
          const place = document.getElementById(partId(field));
          if (place) scrollTo(place);
        });
      };
    }
    return canEdit(field) ? () => edit(field) : undefined;
  };
}
