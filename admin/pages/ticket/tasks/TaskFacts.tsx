import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import PriorityHighOutlined from '@mui/icons-material/PriorityHighOutlined';
import { Stack, Typography, useTheme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { NamedPerson } from '../../../components/NamedPerson';
import type { LineSlotProps } from '../../../generator';
import { Tag } from '../../../theme/chips/Tag';
import { TaskDue } from './TaskDue';
import { isDone, personOf, type Task } from './task';

/** The main facts of a task: description, person, due date, urgency, and whether it has begun. */
export default function TaskFacts({ record }: LineSlotProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const task = record as Task;
  const name = personOf(task, 'assignedTo') ?? personOf(task, 'responsible');
  const tone = palette.deadline;
  return (
    <>
      {task.shortDescription && <Typography variant="body2">{task.shortDescription}</Typography>}
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 0.25 }}>
        <TaskDue task={task} />
        {task.state === 'IN_PROGRESS' && (
          <Tag tone={tone.onTime} icon={PlayCircleOutlined} label={translate('enums.taskState.IN_PROGRESS')} />
        )}
        {task.priority === 'HIGH' && !isDone(task) && (
          <Tag tone={tone.warning} icon={PriorityHighOutlined} label={translate('enums.taskPriority.HIGH')} />
        )}
        {name && <NamedPerson name={name} />}
      </Stack>
    </>
  );
}
