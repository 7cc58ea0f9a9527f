import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, Button, Collapse, List, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../../../components/LoadFailure';
import { useTicket } from '../data/use-ticket';
import { HiddenTasksNotice } from './HiddenTasksNotice';
import { TaskItem } from './TaskItem';
import { TaskQuickAdd } from './TaskQuickAdd';
import { inOrder, type Task } from './task';
import { useTasks } from './use-tasks';

/** What is to be done on the ticket, the way to add more, and behind a click what is done. */
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
      <DoneTasks tasks={done} />
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

function DoneTasks({ tasks }: { tasks: Task[] }) {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  if (tasks.length === 0) return null;
  return (
    <Box>
      <Button
        size="small"
        color="inherit"
        aria-expanded={shown}
        endIcon={<ExpandMoreOutlined sx={{ transform: shown ? 'rotate(180deg)' : undefined }} />}
        onClick={() => setShown(!shown)}
      >
        {translate('tickets.task.finished', { smart_count: tasks.length })}
      </Button>
      <Collapse in={shown} unmountOnExit>
        <Tasks tasks={tasks} />
      </Collapse>
    </Box>
  );
}
