/** States of a task (spec §4). */
export const TaskState = Object.freeze({ Open: 'OPEN', InProgress: 'IN_PROGRESS', Completed: 'COMPLETED' });
export type TaskState = (typeof TaskState)[keyof typeof TaskState];
export const TASK_STATES = Object.values(TaskState);

/** The states in which a task still stands in the way of the ticket (domain G1). */
export const UNFINISHED_TASKS: readonly TaskState[] = [TaskState.Open, TaskState.InProgress];
