import { useListContext } from 'react-admin';
import { useResourceModel } from '../resource-model-context';
import { useColumns } from './use-columns';

/** The filters of a screen in the words of the dialect. */
export type ToFilter = (values: Record<string, unknown>) => Record<string, unknown>;

/** What a list shows, as it is asked of the API. */
export interface ListQuery {
  filter: Record<string, unknown>;
  sort: [field: string, order: string];
  /** Names of the columns; all without. */
  fields?: string[];
}

export type QueryOf = (all: boolean) => ListQuery;

/** Tells what the list shows: with its filters, in its order, with the columns that are shown or all of them. */
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
