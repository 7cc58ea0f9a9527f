import type { EntityManager } from '@mikro-orm/postgresql';
import { removeLinks } from '../../customers/crm/erp-numbers.js';
import { invalid } from '../../platform/http/problem.js';
import { TaskType } from '../../vocabulary/work.js';
import type { Task } from './task.entity.js';

/** The number of each type of task (spec §3). */
const NUMBER_OF_TYPE = {
  [TaskType.Address]: 'addressNumber',
  [TaskType.Project]: 'projectNumber',
  [TaskType.Document]: 'reportNumber',
} as const satisfies Record<TaskType, string>;

/** Numbers of the ERP in a task; reports have numbers of the desk. */
export const TASK_NUMBERS = { addressNumber: 'ADDRESS', projectNumber: 'PROJECT' } as const;

/** The numbers of other types. */
const foreignNumbers = (type: TaskType) =>
  Object.values(NUMBER_OF_TYPE).filter((name) => name !== NUMBER_OF_TYPE[type]);

/** The number of the type among the values of a new task. */
export const numbersOf = ({ type = TaskType.Project, ...values }: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name === NUMBER_OF_TYPE[type as TaskType]));

/** Clears the numbers of other types after a change of type, unless they are written now. */
export function dropForeignNumbers(task: Task, written: ReadonlySet<string>): void {
  for (const name of foreignNumbers(task.type)) if (!written.has(name)) task[name] = null;
}

/** Throws 422 for numbers of other types. */
export function assertNumbers(task: Task): void {
  const wrong = foreignNumbers(task.type).filter((name) => task[name] !== null);
  if (wrong.length > 0) throw invalid(wrong.map((name) => ({ pointer: `/${name}`, code: 'TASK_NUMBER_TYPE' })));
}

/** Removes the marks of numbers that the task no longer has. */
export async function settleNumbers(em: EntityManager, task: Task): Promise<void> {
  const removed = Object.entries(TASK_NUMBERS).flatMap(([name, number]) =>
    task[name as keyof typeof TASK_NUMBERS] ? [] : [number],
  );
  await removeLinks(em, task, removed);
  const remaining = task.unverified.filter((number) => !(removed as readonly string[]).includes(number));
  if (remaining.length < task.unverified.length) task.unverified = remaining;
}
