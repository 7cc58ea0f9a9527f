import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { isSame } from '../../model/record-diff';
import { useResourceModel } from '../resource-model-context';
import { useViewTabs } from './views/use-views';

/** Restores the order of the resource while a filter narrows a list that keeps its own order. */
export function useOwnOrder(): void {
  const { model, override } = useResourceModel();
  const { sort, setSort } = useListContext();
  const { isNarrowed } = useViewTabs();
  const mustReset = override.listing?.keepsOrder && isNarrowed && !isSame(sort, model.sort);
  useEffect(() => {
    if (mustReset) setSort(model.sort);
  }, [mustReset, model, setSort]);
}
