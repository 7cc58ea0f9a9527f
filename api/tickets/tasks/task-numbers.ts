import { TaskType } from '../../vocabulary/task-type.js';

/** The one number that a type of task bears (spec §3). */
export const NUMBER_OF_TYPE = {
  [TaskType.Address]: 'addressNumber',
  [TaskType.Project]: 'projectNumber',
  [TaskType.Document]: 'reportNumber',
} as const satisfies Record<TaskType, string>;

/** The numbers that do not belong to the type. */
export const foreignNumbers = (type: TaskType) =>
  Object.values(NUMBER_OF_TYPE).filter((name) => name !== NUMBER_OF_TYPE[type]);
