import type { TaskState } from '../../vocabulary/work.js';
import type { ErpStore } from './erp-store.js';

/** A task as systems elsewhere keep it, below a project. */
export interface ErpTask {
  readonly subject: string;
  readonly description: string | null;
  readonly state: TaskState;
  /** Number of the project to which it belongs; only told there. */
  readonly project: string | null;
}

/** Tasks of projects at a system elsewhere. */
export interface ErpTasks extends ErpStore<ErpTask> {
  /** Where all of them stand. */
  readonly place: string;
}

/** What is the same of a task on both sides, but for its state: whoever edits a text leaves blanks behind. */
export const textsOf = ({ subject, description }: ErpTask): readonly [subject: string, description: string] => [
  plainly(subject),
  plainly(description ?? ''),
];

const plainly = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
