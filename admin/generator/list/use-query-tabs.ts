import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { isUsable } from '../../model/filters';
import type { ResourceModel, ViewModel } from '../../model/resource-model';
import { useMe } from '../../providers/application';
import { useSavedQueries } from '../../providers/use-saved-queries';
import { type Query, queryOf } from './saved-query';

/** A saved query as a tab of the list. */
export type QueryTab = ViewModel & Pick<Query, 'id' | 'columns' | 'isDefault'>;

/** The saved queries that are tabs for this reader, in their order; a tab needs filters that the reader may use. */
export function useQueryTabs(model: ResourceModel) {
  const translate = useTranslate();
  const { id: me, roles } = useMe();
  const { rows, isLoading } = useSavedQueries(model.route);
  const tabs = useMemo(
    () =>
      rows
        .flatMap((row) => queryOf(row, me, translate))
        .filter(({ sharedWith, role }) => sharedWith !== 'ROLE' || roles.some((own) => own === role))
        .filter(({ place, filter }) => place !== null && isUsable(filter, model))
        .toSorted((one, other) => Number(one.place) - Number(other.place))
        .map((query): QueryTab => ({ ...query, name: `query-${query.id}`, as: 'tab', isCounted: true })),
    [rows, me, roles, model, translate],
  );
  return { tabs, isLoading };
}
