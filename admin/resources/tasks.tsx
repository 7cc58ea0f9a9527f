import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const TaskListPage = lazy(() => import('../pages/task/TaskListPage'));
const TaskPage = lazy(() => import('../pages/task/TaskPage'));

/** The list opens with what is one's own; a task itself is looked at and changed on its ticket. */
export const tasks: ResourceOverride = { list: <TaskListPage />, show: <TaskPage />, edit: <TaskPage /> };
