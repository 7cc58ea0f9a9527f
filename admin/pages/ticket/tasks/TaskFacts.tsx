import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassBottomOutlined from '@mui/icons-material/HourglassBottomOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Stack, Typography, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { dayText } from '../../../generator/model/local-time';
import { PersonAvatar } from '../../../layout/PersonAvatar';
import { useFormat } from '../../../providers/use-format';
import { Tag } from '../../../theme/chips/Tag';
import { isDone, personOf, pressure, type Task } from './task';

/** What there is to know of a task at a glance: who, until when, how urgent, whether it has begun. */
export function TaskFacts({ task }: { task: Task }) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const name = personOf(task, 'assignedTo') ?? personOf(task, 'responsible');
  const tone = palette.deadline;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 0.25 }}>
      <TaskDue task={task} />
      {task.state === 'IN_PROGRESS' && (
        <Tag tone={tone.onTime} icon={PlayCircleOutlined} label={translate('enums.taskState.IN_PROGRESS')} />
      )}
      {task.priority === 'HIGH' && !isDone(task) && (
        <Tag tone={tone.warning} icon={PriorityHighOutlined} label={translate('enums.taskPriority.HIGH')} />
      )}
      {name && (
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', minWidth: 0 }}>
          <PersonAvatar name={name} size={20} />
          <Typography variant="caption" color="text.secondary" noWrap>
            {name}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}

function TaskDue({ task }: { task: Task }) {
  const translate = useTranslate();
  const format = useFormat();
  const tone = useTheme().palette.deadline;
  if (task.completedAt) {
    const label = translate('tickets.task.done', { day: format.day(task.completedAt) });
    return <Tag tone={tone.onTime} label={label} />;
  }
  const day = format.day(task.dueDate);
  switch (pressure(task, dayText(new Date()))) {
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
