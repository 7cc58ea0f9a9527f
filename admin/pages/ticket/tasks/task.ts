import type { RaRecord } from 'react-admin';
import type { Schema } from '../../../providers/contract';

/** A task of a ticket as the API returns it, with the names of its people. */
export interface Task extends RaRecord<string>, Omit<Schema<'Task'>, 'id' | 'can'> {
  can: { edit: boolean; delete: boolean; states: string[] };
  _embedded?: Record<string, { id: string; title: unknown } | null>;
}

const completed = 'COMPLETED';

export const isDone = ({ state }: Pick<Task, 'state'>) => state === completed;

/** Name of the person that a task refers to. */
export function personOf(task: Task, field: 'assignedTo' | 'responsible'): string | undefined {
  const title = task._embedded?.[field]?.title;
  return typeof title === 'string' ? title : undefined;
}

/** The urgency of a task on a day: overdue, due on that day, or due later. */
export function pressure({ dueDate, state }: Pick<Task, 'dueDate' | 'state'>, today: string) {
  if (!dueDate || state === completed) return 'none';
  if (dueDate < today) return 'overdue';
  return dueDate === today ? 'today' : 'later';
}
