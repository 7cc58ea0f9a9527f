import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { today } from '../../../model/local-time';
import { useFormat } from '../../../providers/use-format';
import { Tag } from '../../../theme/chips/Tag';
import { pressure, type Task } from './task';

/** The due day of a task, or the day of its completion. */
export function TaskDue({ task }: { task: Task }) {
  const translate = useTranslate();
  const format = useFormat();
  const tone = useTheme().palette.deadline;
  if (task.completedAt) {
    const label = translate('tickets.task.done', { day: format.day(task.completedAt) });
    return <Tag tone={tone.onTime} label={label} />;
  }
  const day = format.day(task.dueDate);
  switch (pressure(task, today())) {
    case 'overdue':
      return <Tag tone={tone.overdue} icon={ErrorOutlineOutlined} label={translate('tickets.task.overdue', { day })} />;
    case 'today':
      return <Tag tone={tone.warning} icon={HourglassBottomOutlined} label={translate('tickets.task.dueToday')} />;
    case 'later':
      return <Tag tone={tone.onTime} icon={ScheduleOutlined} label={translate('tickets.task.due', { day })} />;
    default:
      return null;
  }
}
