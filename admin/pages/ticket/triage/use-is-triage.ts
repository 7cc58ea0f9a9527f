import { useListContext } from 'react-admin';
import { useIsSelectable } from '../../../generator/list/use-is-selectable';
import { isTriage } from './triage';

/** Whether the list is the queue of the triage, for users who may act on it. */
export function useIsTriage(): boolean {
  const { filterValues } = useListContext();
  return useIsSelectable() && isTriage(filterValues);
}
