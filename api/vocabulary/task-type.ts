/** What a task belongs to in the external ERP: an address, a document such as a report, or a project (spec §3). */
export const TaskType = Object.freeze({ Address: 'ADDRESS', Document: 'DOCUMENT', Project: 'PROJECT' });
export type TaskType = (typeof TaskType)[keyof typeof TaskType];
export const TASK_TYPES = Object.values(TaskType);
