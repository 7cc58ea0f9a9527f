import { Box, List, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Collapsible } from '../../../components/Collapsible';
import { LoadFailure } from '../../../components/LoadFailure';
import { useTicket } from '../data/use-ticket';
import { HiddenTasksNotice } from './HiddenTasksNotice';
import { TaskItem } from './TaskItem';
import { TaskQuickAdd } from './TaskQuickAdd';
import { inOrder, type Task } from './task';
import { useTasks } from './use-tasks';

/** The open tasks of the ticket, a button to add one, and the done tasks behind a click. */
export function TaskPanel() {
  const translate = useTranslate();
  const { id, can } = useTicket();
  const { data: tasks, error, refetch } = useTasks(id);
  const { open, done } = inOrder(tasks ?? []);
  return (
    <Stack component="section" aria-label={translate('tickets.task.title')} spacing={1}>
      {can.addTask && <TaskQuickAdd ticket={id} />}
      {error && <LoadFailure what="tasks" error={error} onRetry={() => refetch()} />}
      {!tasks && !error && <Skeleton variant="rounded" sx={{ height: (theme) => theme.spacing(7) }} />}
      {tasks && <HiddenTasksNotice seen={open.length} />}
      {tasks?.length === 0 && (
        <Box sx={{ py: 1 }}>
          <Typography variant="body2">{translate('tickets.task.none')}</Typography>
          {can.addTask && (
            <Typography variant="body2" color="text.secondary">
              {translate('tickets.task.noneText')}
            </Typography>
          )}
        </Box>
      )}
      <Tasks tasks={open} />
      {done.length > 0 && (
        <Collapsible label={translate('tickets.task.finished', { smart_count: done.length })}>
          <Tasks tasks={done} />
        </Collapsible>
      )}
    </Stack>
  );
}

function Tasks({ tasks }: { tasks: Task[] }) {
  if (tasks.length === 0) return null;
  return (
    <List disablePadding>
      {tasks.map((task) => (
        <TaskItem key={task.id} task={task} />
      ))}
    </List>
  );
}
