import { useListContext } from 'react-admin';
import type { FilterValues } from '../../model/filters';
import { useResourceModel } from '../resource-model-context';
import { useColumns } from './use-columns';

/** The shown list as a query of the API. */
export interface ListQuery {
  filter: Record<string, unknown>;
  sort: [field: string, order: string];
  /** Names of the columns; all without. */
  fields?: string[];
}

export type QueryOf = (all: boolean) => ListQuery;

/** Gives the query of the list: its filters, its order, and the shown columns or all of them. */
export function useListQuery(): QueryOf {
  const { model, override } = useResourceModel();
  const { toFilter = (values: FilterValues) => values } = override.listing ?? {};
  const { filterValues, sort } = useListContext();
  const { shown } = useColumns();
  return (all) => ({
    filter: toFilter(filterValues ?? {}),
    sort: [sort.field || model.sort.field, sort.order],
    ...(!all && { fields: shown.map(({ name }) => name) }),
  });
}
