/** Which moves an open task blocks: every move of a submitted ticket, or only those that complete it (domain G1). */
export const TaskGuard = Object.freeze({ All: 'ALL', Completing: 'COMPLETING' });
export type TaskGuard = (typeof TaskGuard)[keyof typeof TaskGuard];
export const TASK_GUARDS = Object.values(TaskGuard);
