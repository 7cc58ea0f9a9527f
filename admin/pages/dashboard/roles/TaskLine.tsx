import { ListItem, ListItemButton, ListItemText } from '@mui/material';
import { Link } from 'react-router';
import type { HomeLineProps } from '../../../generator/home/HomeLine';
import { ticketAddress } from '../../ticket/model/ticket';
import { TaskDue } from '../../ticket/tasks/TaskDue';
import type { Task } from '../../ticket/tasks/task';

/** A task as a link to its ticket, with its deadline. */
export function TaskLine({ record }: HomeLineProps) {
  const task = record as Task;
  return (
    <ListItem disablePadding divider sx={{ '&:last-of-type': { borderBottom: 0 } }}>
      <ListItemButton
        component={Link}
        to={`${ticketAddress(task.ticket)}?part=tasks`}
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
  );
}
