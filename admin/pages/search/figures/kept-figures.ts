import { useStore } from 'react-admin';
import type { FilterValues } from '../../../model/filters';
import { isSame } from '../../../model/record-diff';

const none: FilterValues[] = [];
/** Most figures that fit on a dashboard. */
const MOST = 12;

/**
 * The figures that the user has put on their dashboard, each as the search that shows it; stored with their
 * preferences.
 */
export function useKeptFigures() {
  const [kept, setKept] = useStore<FilterValues[]>('dashboard.figures', none);
  return {
    kept,
    isKept: (filter: FilterValues) => kept.some((figure) => isSame(figure, filter)),
    isFull: kept.length >= MOST,
    keep: (filter: FilterValues) => setKept([...kept, filter].slice(-MOST)),
    remove: (filter: FilterValues) => setKept(kept.filter((figure) => !isSame(figure, filter))),
  };
}
