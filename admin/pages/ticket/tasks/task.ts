import type { RaRecord } from 'react-admin';
import type { Schema } from '../../../providers/contract';

/** A task of a ticket as the API returns it, with the names of its people. */
export interface Task extends RaRecord<string>, Omit<Schema<'Task'>, 'id' | 'can'> {
  can: { edit: boolean; delete: boolean; states: string[] };
  _embedded?: Record<string, { id: string; title: unknown } | null>;
}

/** API path of a task. */
export const taskPath = (id: string) => `tasks/${encodeURIComponent(id)}`;

const completed = 'COMPLETED';

export const isDone = ({ state }: Pick<Task, 'state'>) => state === completed;

/** Name of the person that a task refers to. */
export function personOf(task: Task, field: 'assignedTo' | 'responsible'): string | undefined {
  const title = task._embedded?.[field]?.title;
  return typeof title === 'string' ? title : undefined;
}

/** Open tasks, the most urgent first, apart from done tasks, the latest first. */
export function inOrder(tasks: readonly Task[]): { open: Task[]; done: Task[] } {
  const due = ({ dueDate }: Task) => dueDate ?? '9999';
  const since = ({ completedAt }: Task) => completedAt ?? '';
  return {
    open: tasks.filter((task) => !isDone(task)).toSorted((left, right) => due(left).localeCompare(due(right))),
    done: tasks.filter(isDone).toSorted((left, right) => since(right).localeCompare(since(left))),
  };
}

/** The urgency of a task on a day: overdue, due on that day, or due later. */
export function pressure({ dueDate, state }: Pick<Task, 'dueDate' | 'state'>, today: string) {
  if (!dueDate || state === completed) return 'none';
  if (dueDate < today) return 'overdue';
  return dueDate === today ? 'today' : 'later';
}
