import type { FilterValues } from '../../../model/filters';
import { useCounts } from '../../../providers/count-lists';
import { useResourceModel } from '../../resource-model-context';

/** The number of records under the filter of each list of the open resource; absent while it is loading. */
export function useListCounts<Name extends string>(lists: Readonly<Record<Name, FilterValues>>) {
  const { model, override } = useResourceModel();
  const { toFilter = (values: FilterValues) => values } = override.listing ?? {};
  const asked = Object.entries<FilterValues>(lists).map(([name, filter]) => [name, toFilter(filter)]);
  return useCounts<Name>(model, Object.fromEntries(asked), override.refreshMs);
}
