import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { answerable, type FilterValues } from '../../model/filters';
import { isCustom } from '../../model/own-texts';
import { isSame } from '../../model/record-diff';
import { asLists } from '../../model/views';
import { useResourceModel } from '../resource-model-context';

const same = (values: FilterValues) => values;

/**
 * Removes filters and orders of fields that the tenant has deleted from the list, and writes single values as the lists of
 * the views: they may come from an address, from the kept state of the list, or from a saved query.
 */
export function useAnswerableQuery(): void {
  const { model, override } = useResourceModel();
  const { toPresent = same } = override.listing ?? {};
  const { filterValues, setFilters, sort, setSort } = useListContext();
  useEffect(() => {
    const valid = answerable(asLists(toPresent(filterValues), model), model.fields);
    if (!isSame(valid, filterValues)) setFilters(valid, []);
  }, [filterValues, model, setFilters, toPresent]);
  useEffect(() => {
    const isLost =
      isCustom({ name: sort.field }) && !model.fields.some(({ name, sort: can }) => can && name === sort.field);
    if (isLost) setSort(model.sort);
  }, [sort.field, model, setSort]);
}
