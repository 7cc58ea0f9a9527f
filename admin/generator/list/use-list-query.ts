import { useListContext } from 'react-admin';
import { useResourceModel } from '../resource-model-context';
import { useColumns } from './use-columns';

/** Translates filters of a screen to filters of the API. */
export type ToFilter = (values: Record<string, unknown>) => Record<string, unknown>;

/** The shown list as a query of the API. */
export interface ListQuery {
  filter: Record<string, unknown>;
  sort: [field: string, order: string];
  /** Names of the columns; all without. */
  fields?: string[];
}

export type QueryOf = (all: boolean) => ListQuery;

/** Gives the query of the list: its filters, its order, and the shown columns or all of them. */
export function useListQuery(toFilter: ToFilter = (values) => values): QueryOf {
  const { model } = useResourceModel();
  const { filterValues, sort } = useListContext();
  const { shown } = useColumns();
  return (all) => ({
    filter: toFilter(filterValues ?? {}),
    sort: [sort.field || model.sort.field, sort.order],
    ...(!all && { fields: shown.map(({ name }) => name) }),
  });
}
