import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const TaskPage = lazy(() => import('../pages/task/TaskPage'));
const TaskDueField = lazy(() => import('../pages/task/TaskDueField'));
const TaskStateField = lazy(() => import('../pages/task/TaskStateField'));

/** A task is shown and changed on its ticket; lists show its priority. */
export const tasks: ResourceOverride = {
  show: <TaskPage />,
  edit: <TaskPage />,
  fields: { dueDate: { field: TaskDueField }, state: { field: TaskStateField } },
};
