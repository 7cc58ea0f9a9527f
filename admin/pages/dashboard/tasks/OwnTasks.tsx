import { List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useFormat } from '../../../providers/use-format';
import { TaskDue } from '../../ticket/tasks/TaskDue';
import { Panel } from '../Panel';
import { useWorkLists } from '../use-work-lists';

/** The most urgent tasks that are assigned to the user, of all groups; empty if there are none. */
export function OwnTasks({ group }: { group?: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const tasks = useWorkLists(group).data?.tasks;
  const { rows: data = [], total = 0 } = tasks ?? {};
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
              // On a phone the subject takes the whole width, and the deadline stands below.
              sx={{ px: 2, py: 0.5, columnGap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
            >
              <ListItemText
                sx={{ flexBasis: { xs: '100%', sm: 0 } }}
                primary={task.subject}
                secondary={String(task._embedded?.ticket?.title ?? '')}
              />
              <TaskDue task={task} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}
