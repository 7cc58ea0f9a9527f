import { ListBase } from 'react-admin';
import { ListView } from '../../generator/list/ListView';
import { ResourceModelProvider } from '../../generator/resource-model-context';
import { askedOf } from '../../model/asked';
import { columnsOf } from '../../model/columns';
import { useApplication } from '../../providers/application';
import { TaskChoice } from './TaskChoice';
import { mine } from './whose';

/** Rows of a page unless the user chooses otherwise. */
const rows = 25;

const silent = () => undefined;
const override = { control: TaskChoice };

/** The tasks of the desk; it opens with what the user has to do, the most pressing first. */
export default function TaskListPage() {
  const { me, models } = useApplication();
  const model = models.find(({ path }) => path === 'tasks');
  if (!model) return null;
  return (
    <ResourceModelProvider value={{ model, override }}>
      <ListBase
        resource={model.route}
        sort={model.sort}
        perPage={rows}
        exporter={false}
        filterDefaultValues={mine(me.id)}
        queryOptions={{ meta: askedOf(model, columnsOf(model)), onError: silent }}
        disableAuthentication
      >
        <ListView />
      </ListBase>
    </ResourceModelProvider>
  );
}
