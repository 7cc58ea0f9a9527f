import LockOutlined from '@mui/icons-material/LockOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Box, Checkbox, Link, ListItem, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNotifyFailure } from '../../../providers/use-notify-failure';
import { TaskDialog } from './TaskDialog';
import { TaskFacts } from './TaskFacts';
import { TaskMenu } from './TaskMenu';
import { isDone, type Task } from './task';
import { useTaskWrites } from './use-tasks';

/** A task: the checkbox completes it, a click on its name opens it. */
export function TaskItem({ task }: { task: Task }) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const { change } = useTaskWrites(task.ticket);
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const { subject: name, isPrivate, can } = task;
  const done = isDone(task);
  const next = done ? 'OPEN' : 'COMPLETED';
  const tick = translate(done ? 'tickets.task.reopen' : 'tickets.task.complete', { name });
  const transition = async (state: string) => {
    setBusy(true);
    try {
      await change(task, { state });
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <ListItem
      disableGutters
      data-task={task.id}
      sx={{ gap: 0.5, alignItems: 'flex-start', py: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tooltip title={tick}>
        <span>
          <Checkbox
            checked={done}
            disabled={busy || !can.states.includes(next)}
            onChange={() => void transition(next)}
            icon={<RadioButtonUncheckedOutlined />}
            checkedIcon={<TaskAltOutlined />}
            slotProps={{ input: { 'aria-label': tick } }}
            sx={{ p: 1 }}
          />
        </span>
      </Tooltip>
      <Box sx={{ flex: 1, minWidth: 0, py: 0.75 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {isPrivate && (
            <Tooltip title={translate('tickets.task.private')}>
              <LockOutlined
                fontSize="inherit"
                role="img"
                aria-label={translate('tickets.task.private')}
                sx={{ color: 'text.secondary', flexShrink: 0 }}
              />
            </Tooltip>
          )}
          {can.edit ? (
            <Link
              component="button"
              type="button"
              variant="body1"
              color="text.primary"
              underline="hover"
              onClick={() => setOpen(true)}
              sx={{ textAlign: 'left', overflowWrap: 'anywhere', textDecoration: done ? 'line-through' : undefined }}
            >
              {name}
            </Link>
          ) : (
            <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
          )}
        </Box>
        {task.shortDescription && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {task.shortDescription}
          </Typography>
        )}
        <TaskFacts task={task} />
      </Box>
      <TaskMenu task={task} onEdit={() => setOpen(true)} onTransition={(state) => void transition(state)} />
      {open && <TaskDialog task={task} onSave={(body) => change(task, body)} onClose={() => setOpen(false)} />}
    </ListItem>
  );
}
