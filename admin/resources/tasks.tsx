import { lazy } from 'react';
import type { ResourceOverride } from '../generator';

const TaskPage = lazy(() => import('../pages/task/TaskPage'));

/** A task itself is looked at and changed on its ticket. */
export const tasks: ResourceOverride = { show: <TaskPage />, edit: <TaskPage /> };
