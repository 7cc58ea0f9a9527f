import { TaskState } from '../../vocabulary/task-state.js';
import { TaskType } from '../../vocabulary/task-type.js';
import type { TicketState } from '../../vocabulary/ticket-state.js';
import { taskRefusal } from '../record/ticket-policy.js';

const { Open, InProgress, Completed } = TaskState;

/** The states in which a task still stands in the way of the ticket (domain G1). */
export const UNFINISHED: readonly TaskState[] = [Open, InProgress];

/** From state to state (spec §4): work goes forward, may be put back, and what was completed may be opened again. */
const TASK_MOVES: Readonly<Record<TaskState, readonly TaskState[]>> = {
  [Open]: [InProgress, Completed],
  [InProgress]: [Completed, Open],
  [Completed]: [Open, InProgress],
};

/** Whether the change of state gives a ticket another unfinished task; `null` is a task that does not exist yet. */
export const opensTask = (from: TaskState | null, to: TaskState): boolean =>
  UNFINISHED.includes(to) && (from === null || !UNFINISHED.includes(from));

/** States to which a task may be moved now. */
export const taskMovesFrom = (state: TaskState, ticket: TicketState): TaskState[] =>
  TASK_MOVES[state].filter((to) => !(opensTask(state, to) && taskRefusal(ticket)));

/** The one number that a type of task bears (spec §3). */
export const NUMBER_OF_TYPE = {
  [TaskType.Address]: 'addressNumber',
  [TaskType.Project]: 'projectNumber',
  [TaskType.Document]: 'reportNumber',
} as const satisfies Record<TaskType, string>;

export const TASK_NUMBERS = Object.values(NUMBER_OF_TYPE);

/** The numbers that do not belong to the type. */
export const foreignNumbers = (type: TaskType) => TASK_NUMBERS.filter((name) => name !== NUMBER_OF_TYPE[type]);
