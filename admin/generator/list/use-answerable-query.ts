import { useEffect } from 'react';
import { useListContext } from 'react-admin';
import { answerable } from '../../model/filters';
import { isCustom } from '../../model/own-texts';
import { useResourceModel } from '../resource-model-context';

/**
 * Takes filters and orders out of the list around that cannot be answered any more, since the tenant has given up the field:
 * they may stand in an address, in what was kept of the list, or in a saved query.
 */
export function useAnswerableQuery(): void {
  const { model } = useResourceModel();
  const { filterValues, setFilters, sort, setSort } = useListContext();
  useEffect(() => {
    const known = answerable(filterValues, model.fields);
    if (Object.keys(known).length < Object.keys(filterValues).length) setFilters(known, []);
  }, [filterValues, model, setFilters]);
  useEffect(() => {
    const isLost =
      isCustom({ name: sort.field }) && !model.fields.some(({ name, sort: can }) => can && name === sort.field);
    if (isLost) setSort(model.sort);
  }, [sort.field, model, setSort]);
}
