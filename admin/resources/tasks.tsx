import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const TaskPage = lazy(() => import('../pages/task/TaskPage'));
const TaskDueField = lazy(() => import('../pages/task/TaskDueField'));
const TaskStateField = lazy(() => import('../pages/task/TaskStateField'));
const inputs = () => import('../pages/ticket/tasks/task-inputs');
const number = { input: lazy(async () => ({ default: (await inputs()).NumberInput })) };
const person = { input: lazy(async () => ({ default: (await inputs()).PersonInput })) };
const StateInput = lazy(async () => ({ default: (await inputs()).StateInput }));

/** A task is shown and changed on its ticket; lists show its priority. */
export const tasks: ResourceOverride = {
  show: <TaskPage />,
  edit: <TaskPage />,
  fields: {
    dueDate: { field: TaskDueField },
    state: { field: TaskStateField, input: StateInput },
    addressNumber: number,
    projectNumber: number,
    reportNumber: number,
    assignedTo: person,
    responsible: person,
  },
  line: {
    before: lazy(() => import('../pages/ticket/tasks/TaskCheckbox')),
    facts: lazy(() => import('../pages/ticket/tasks/TaskFacts')),
    notice: lazy(() => import('../pages/ticket/tasks/HiddenTasksNotice')),
    isOver: ({ state }) => state === 'COMPLETED',
    actions: ({ can }, change) =>
      can.states.map((state: string) => ({
        text: `tickets.task.move.${state}`,
        Icon: SyncAltOutlined,
        choose: () => change({ state }),
      })),
  },
};
