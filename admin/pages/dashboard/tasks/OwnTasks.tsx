import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMe } from '../../../providers/application';
import { useFormat } from '../../../providers/use-format';
import { mine } from '../../task/whose';
import { TaskDue } from '../../ticket/tasks/TaskDue';
import type { Task } from '../../ticket/tasks/task';
import { Panel } from '../Panel';

const shown = 5;

/** The most pressing tasks that are assigned to the user; nothing where there are none. */
export function OwnTasks() {
  const translate = useTranslate();
  const format = useFormat();
  const { id } = useMe();
  const { data = [], total = 0 } = useGetList<Task>('task', {
    filter: mine(id),
    sort: { field: 'dueDate', order: 'ASC' },
    pagination: { page: 1, perPage: shown },
    meta: { embed: ['ticket'] },
  });
  if (data.length === 0) return null;
  const more = total > data.length ? { to: '/task', label: translate('dashboard.showAll') } : undefined;
  return (
    <Panel title={translate('tickets.task.own')} count={format.number(total)} more={more}>
      <List disablePadding>
        {data.map((task) => (
          <ListItem key={task.id} disablePadding divider>
            <ListItemButton
              component={Link}
              to={`/issue/${encodeURIComponent(task.ticket)}?part=tasks`}
              sx={{ px: 2, py: 0.5, gap: 1 }}
            >
              <ListItemText
                primary={task.subject}
                secondary={String(task._embedded?.ticket?.title ?? '')}
                slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
              />
              <TaskDue task={task} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}
