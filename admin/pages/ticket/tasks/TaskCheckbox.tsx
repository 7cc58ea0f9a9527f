import LockOutlined from '@mui/icons-material/LockOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { Checkbox, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { LineSlotProps } from '../../../generator';
import { isDone, type Task } from './task';

/** The checkbox that completes a task or opens it again, and the sign of a private one. */
export default function TaskCheckbox({ record, change, isBusy }: LineSlotProps) {
  const translate = useTranslate();
  const task = record as Task;
  const { subject: name, isPrivate, can } = task;
  const done = isDone(task);
  const next = done ? 'OPEN' : 'COMPLETED';
  const tick = translate(done ? 'tickets.task.reopen' : 'tickets.task.complete', { name });
  const onlyFor = translate('tickets.task.private');
  return (
    <>
      <Tooltip title={tick}>
        <span>
          <Checkbox
            checked={done}
            disabled={isBusy || !can.states.includes(next)}
            onChange={() => void change({ state: next })}
            icon={<RadioButtonUncheckedOutlined />}
            checkedIcon={<TaskAltOutlined />}
            slotProps={{ input: { 'aria-label': tick } }}
            sx={{ p: 1 }}
          />
        </span>
      </Tooltip>
      {isPrivate && (
        <Tooltip title={onlyFor}>
          <LockOutlined fontSize="inherit" role="img" aria-label={onlyFor} sx={{ color: 'text.secondary' }} />
        </Tooltip>
      )}
    </>
  );
}
