import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { isSame } from '../../model/record-diff';
import { useResourceModel } from '../resource-model-context';

/** Restores the order of the resource while the list has a filter under which it keeps this order. */
export function useOwnOrder(): void {
  const { model, override } = useResourceModel();
  const { filterValues, sort, setSort } = useListContext();
  const mustReset = override.listing?.keepsOrder?.(filterValues) && !isSame(sort, model.sort);
  useEffect(() => {
    if (mustReset) setSort(model.sort);
  }, [mustReset, model, setSort]);
}
