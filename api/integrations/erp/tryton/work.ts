import type { ErpTask } from '../../../ports/erp/erp-tasks.js';
import { TaskState } from '../../../vocabulary/work.js';
import { type TrytonRow, unintelligible } from './tryton-client.js';
import { idIn, numberIn, ownId, textOf } from './tryton-values.js';

export const WORK_FIELDS = ['name', 'comment', 'progress', 'status', 'create_uid', '_timestamp'];

/** A task of Tryton. */
export interface Work {
  readonly id: number;
  readonly author: number | null;
  readonly status: number | null;
  readonly progress: number | null;
  /** Time stamp, which must be unchanged at the next write. */
  readonly stamp: string;
  readonly value: ErpTask;
}

/** A status of tasks; a task needs at least its `progress`. */
export interface WorkStatus {
  readonly id: number;
  readonly progress: number;
  readonly isDefault: boolean;
}

const MARK = /\s*\[Service Desk ([\da-f-]{36})\]/;
const BEGUN = 0.5;

/** The key of our task as a mark in its comment, since Tryton has no field for it; users may write around it. */
export const markOf = (key: string) => `[Service Desk ${key}]`;

export const keyIn = (row: TrytonRow): string | null => MARK.exec(textOf(row, 'comment') ?? '')?.[1] ?? null;

/** Tryton separates names by backslashes, so that a similar character replaces them. */
const [BACKSLASH, LOOKALIKE] = ['\\', '\u2216'];

export const nameOf = (subject: string) => subject.replaceAll(BACKSLASH, LOOKALIKE);

/** The comment of a task: its description, and the mark below. */
export const commentOf = (key: string, description: string | null): string =>
  [description, markOf(key)].filter(Boolean).join('\n\n');

export function workOf(row: TrytonRow): Work {
  const stamp = textOf(row, '_timestamp');
  if (!stamp) throw unintelligible('_timestamp: string');
  const progress = numberIn(row, 'progress');
  return {
    id: ownId(row),
    author: idIn(row, 'create_uid'),
    status: idIn(row, 'status'),
    progress,
    stamp,
    value: {
      subject: (textOf(row, 'name') ?? '').replaceAll(LOOKALIKE, BACKSLASH),
      description: (textOf(row, 'comment') ?? '').replace(MARK, '').trim() || null,
      state: taskStateOf(progress),
      project: null,
    },
  };
}

/** The state of a task by its progress; a task closed in Tryton has the progress 1. */
export function taskStateOf(progress: number | null): TaskState {
  if (!progress) return TaskState.Open;
  return progress < 1 ? TaskState.InProgress : TaskState.Completed;
}

/**
 * Status and progress of a task for one of our states; a fitting status is kept. Null if Tryton has no status for it.
 */
export function standingFor(
  state: TaskState,
  statuses: readonly WorkStatus[],
  now?: Pick<Work, 'status' | 'progress'>,
): { readonly status: number; readonly progress: number } | null {
  const kept = statuses.find(({ id }) => id === now?.status);
  if (state === TaskState.Completed) {
    const done = [kept, ...statuses].find((status) => status?.progress === 1);
    return done ? { status: done.id, progress: 1 } : null;
  }
  const isBegun = state === TaskState.InProgress;
  const fits = ({ progress }: WorkStatus) => (isBegun ? progress < 1 : progress === 0);
  const usual = statuses.find((status) => status.isDefault && fits(status)) ?? statuses.find(fits);
  const status = kept && fits(kept) ? kept : usual;
  if (!status) return null;
  if (!isBegun) return { status: status.id, progress: 0 };
  const progress = taskStateOf(now?.progress ?? null) === state ? (now?.progress ?? BEGUN) : BEGUN;
  return { status: status.id, progress: Math.max(progress, status.progress) };
}
