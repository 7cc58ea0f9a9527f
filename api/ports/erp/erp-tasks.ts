import type { TaskState } from '../../vocabulary/work.js';
import type { ErpStore } from './erp-store.js';

/** A task of a project in an external system. */
export interface ErpTask {
  readonly subject: string;
  readonly description: string | null;
  readonly state: TaskState;
  /** Number of the project; sent, never read. */
  readonly project: string | null;
}

/** Tasks of projects in an external system. */
export interface ErpTasks extends ErpStore<ErpTask> {
  /** Place of all tasks. */
  readonly place: string;
}

/** The texts of a task that both systems share, without the blanks that edits leave behind. */
export const textsOf = ({ subject, description }: ErpTask): readonly [subject: string, description: string] => [
  plainly(subject),
  plainly(description ?? ''),
];

const plainly = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
