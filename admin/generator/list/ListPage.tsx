import { useState } from 'react';
import { ListBase, useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { PageSkeleton } from '../../components/PageSkeleton';
import { columnsOf } from '../../model/columns';
import type { FilterValues } from '../../model/filters';
import { listSelection } from '../../model/list-selection';
import type { ResourceModel } from '../../model/resource-model';
import type { ResourceOverride } from '../overrides';
import { ResourceModelProvider } from '../resource-model-context';
import { ListPlace } from './ListPlace';
import { ListView } from './ListView';
import { StableList } from './StableList';
import { rowsExpected } from './use-page-size';
import { useQueryTabs } from './use-query-tabs';

interface ListPageProps {
  model: ResourceModel;
  override: ResourceOverride;
  /** Filter of the first visit without a default query; that of the first tab if left out. */
  start?: FilterValues;
}

const silent = () => undefined;

/** The list of a resource by its model, with the first tab open; the page itself shows failures. */
export default function ListPage({ model, override, start }: ListPageProps) {
  const meta = listSelection(model, columnsOf(model), override.listing?.besides);
  const first = model.views.find(({ as }) => as === 'tab');
  const [perPage] = useState(() => rowsExpected(model.route));
  const { tabs, isLoading } = useQueryTabs(model);
  // The newest of several defaults opens.
  const [opening] = tabs.filter(({ isDefault }) => isDefault).toSorted((one, other) => (one.id < other.id ? 1 : -1));
  const isNamed = new URLSearchParams(useLocation().search).has('filter');
  const [stored] = useStore(`${model.route}.listParams`);
  // A stored list opens as the user left it.
  if (isLoading && !isNamed && !stored) return <PageSkeleton />;
  return (
    <ResourceModelProvider value={{ model, override }}>
      <ListBase
        resource={model.route}
        sort={(opening ?? first)?.sort ?? model.sort}
        perPage={perPage}
        exporter={false}
        filterDefaultValues={opening?.filter ?? start ?? first?.filter}
        queryOptions={{ meta, onError: silent, refetchInterval: override.refreshMs }}
        disableAuthentication
      >
        <StableList>
          <ListPlace>
            <ListView />
          </ListPlace>
        </StableList>
      </ListBase>
    </ResourceModelProvider>
  );
}
