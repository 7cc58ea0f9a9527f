import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { useTheme } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { today } from '../../model/local-time';
import { useFormat } from '../../providers/use-format';
import { Tag } from '../../theme/chips/Tag';
import { pressure, type Task } from '../ticket/tasks/task';

/** The due day of the task around it, as a red chip with a sign once it has passed. */
export default function TaskDueField() {
  const format = useFormat();
  const tone = useTheme().palette.deadline;
  const task = useRecordContext<Task>();
  if (!task?.dueDate) return null;
  const day = format.day(task.dueDate);
  return pressure(task, today()) === 'overdue' ? (
    <Tag tone={tone.overdue} icon={ErrorOutlineOutlined} label={day} />
  ) : (
    day
  );
}
