import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { useTranslate } from 'react-admin';
import { RecordLines } from '../../../components/RecordLines';
import { useTicket } from '../data/use-ticket';
import { HiddenTasksNotice } from './HiddenTasksNotice';
import { TaskItem } from './TaskItem';
import { TaskQuickAdd } from './TaskQuickAdd';
import { inOrder } from './task';
import { useTasks } from './use-tasks';

/** The open tasks of the ticket, an input to add one, and the done tasks behind a click. */
export function TaskPanel() {
  const translate = useTranslate();
  const { id, can } = useTicket();
  const query = useTasks(id);
  const { open, done } = inOrder(query.data ?? []);
  return (
    <RecordLines
      label={translate('tickets.task.title')}
      what="tasks"
      query={{ ...query, data: query.data && [...open, ...done] }}
      none={{
        icon: TaskAltOutlined,
        title: translate('tickets.task.none'),
        text: can.addTask ? translate('tickets.task.noneText') : undefined,
      }}
      folded={{ label: translate('tickets.task.finished', { smart_count: done.length }), records: done }}
      line={(task) => <TaskItem key={task.id} task={task} />}
    >
      {can.addTask && <TaskQuickAdd ticket={id} />}
      {query.data && <HiddenTasksNotice seen={open.length} />}
    </RecordLines>
  );
}
