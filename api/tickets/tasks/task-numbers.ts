import type { EntityManager } from '@mikro-orm/postgresql';
import { removeLinks } from '../../customers/crm/erp-numbers.js';
import { invalid } from '../../platform/http/problem.js';
import { TaskType } from '../../vocabulary/work.js';
import type { Task } from './task.entity.js';

/** The one number that a type of task bears (spec §3). */
const NUMBER_OF_TYPE = {
  [TaskType.Address]: 'addressNumber',
  [TaskType.Project]: 'projectNumber',
  [TaskType.Document]: 'reportNumber',
} as const satisfies Record<TaskType, string>;

/** What of the ERP a task names; a report is known by its number of our own book. */
export const TASK_NUMBERS = { addressNumber: 'ADDRESS', projectNumber: 'PROJECT' } as const;

/** The numbers that do not belong to the type. */
const foreignNumbers = (type: TaskType) =>
  Object.values(NUMBER_OF_TYPE).filter((name) => name !== NUMBER_OF_TYPE[type]);

/** The values of a new task without those that are refused because of its type. */
export const numbersOf = ({ type = TaskType.Project, ...values }: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name === NUMBER_OF_TYPE[type as TaskType]));

/** Takes from a task of another type than before the numbers that do not belong to it, unless they are written now. */
export function dropForeignNumbers(task: Task, written: ReadonlySet<string>): void {
  for (const name of foreignNumbers(task.type)) if (!written.has(name)) task[name] = null;
}

/** Throws 422 for a number that does not belong to the type of the task. */
export function assertNumbers(task: Task): void {
  const wrong = foreignNumbers(task.type).filter((name) => task[name] !== null);
  if (wrong.length > 0) throw invalid(wrong.map((name) => ({ pointer: `/${name}`, code: 'TASK_NUMBER_TYPE' })));
}

/** Takes the marks of numbers from a task that it no longer bears. */
export async function settleNumbers(em: EntityManager, task: Task): Promise<void> {
  const gone = Object.entries(TASK_NUMBERS).flatMap(([name, what]) =>
    task[name as keyof typeof TASK_NUMBERS] ? [] : [what],
  );
  await removeLinks(em, task, gone);
  const kept = task.unverified.filter((what) => !gone.some((one) => one === what));
  if (kept.length < task.unverified.length) task.unverified = kept;
}
