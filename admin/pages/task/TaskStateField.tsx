import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { useTheme } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Tag } from '../../theme/chips/Tag';
import type { Task } from '../ticket/tasks/task';

/** The state of the task around it as a chip, in the colours of the states of tickets. */
export default function TaskStateField() {
  const translate = useTranslate();
  const { state: tones } = useTheme().palette;
  const task = useRecordContext<Task>();
  if (!task) return null;
  const looks = {
    OPEN: { tone: tones.PENDING, icon: InboxOutlined },
    IN_PROGRESS: { tone: tones.IN_WORK, icon: PlayCircleOutlined },
    COMPLETED: { tone: tones.WORK_COMPLETED, icon: CheckCircleOutlined },
  };
  return <Tag {...looks[task.state]} label={translate(`enums.taskState.${task.state}`)} />;
}
