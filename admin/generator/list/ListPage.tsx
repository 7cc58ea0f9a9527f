import { ListBase } from 'react-admin';
import { columnsOf } from '../../model/columns';
import { listSelection } from '../../model/list-selection';
import type { ResourceModel } from '../../model/resource-model';
import type { ResourceOverride } from '../overrides';
import { ResourceModelProvider } from '../resource-model-context';
import { ListPlace } from './ListPlace';
import { ListView } from './ListView';

/** Rows of a page unless the user chooses otherwise. */
const rows = 25;

const silent = () => undefined;

/** The list of a resource by its model, with the first tab open; the page itself shows failures. */
export default function ListPage({ model, override }: { model: ResourceModel; override: ResourceOverride }) {
  const meta = listSelection(model, columnsOf(model));
  const first = model.views.find(({ as }) => as === 'tab');
  return (
    <ResourceModelProvider value={{ model, override }}>
      <ListBase
        sort={first?.sort ?? model.sort}
        perPage={rows}
        exporter={false}
        filterDefaultValues={first?.filter}
        queryOptions={{ meta, onError: silent, refetchInterval: override.refreshMs }}
        disableAuthentication
      >
        <ListPlace>
          <ListView />
        </ListPlace>
      </ListBase>
    </ResourceModelProvider>
  );
}
