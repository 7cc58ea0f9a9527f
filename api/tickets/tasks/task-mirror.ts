import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotAdoptable } from '../../erp/outbox/convergence.js';
import { digestOf } from '../../erp/outbox/digest.js';
import { type ErpMirror, ErpMirrors, type Mirrored } from '../../erp/outbox/erp-mirrors.js';
import { differencesIn } from '../../erp/record/erp-difference.shape.js';
import { changesTo } from '../../platform/audit/field-change.js';
import { clock } from '../../platform/clock.js';
import { Problem } from '../../platform/http/problem.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { ErpError } from '../../ports/erp/erp-error.js';
import type { ErpSystem } from '../../ports/erp/erp-systems.js';
import { type ErpTask, textsOf } from '../../ports/erp/erp-tasks.js';
import { ActivityKind, TaskState, TaskType, UNFINISHED_TASKS } from '../../vocabulary/work.js';
import { lockTicketOf } from '../record/lock-ticket.js';
import { addActivity } from '../timeline/activity-log.js';
import { Task } from './task.entity.js';
import { settleNumbers } from './task-numbers.js';
import { assertTaskTransition } from './task-workflow.js';

const [LONGEST_SUBJECT, LONGEST_DESCRIPTION] = [200, 10_000];

/** The properties that make a task one of a project in an ERP. */
export type ProjectTask = Pick<Task, 'type' | 'projectNumber' | 'isPrivate'>;

/** Whether an ERP stores the task; private tasks stay at the desk. */
export const isProjectTask = ({ type, projectNumber, isPrivate }: ProjectTask): boolean =>
  type === TaskType.Project && projectNumber !== null && !isPrivate;

/** Mirrors subject, description and state of project tasks in an ERP. */
@Injectable()
export class TaskMirror implements ErpMirror<ErpTask> {
  readonly kind = 'TASK';

  constructor(mirrors: ErpMirrors) {
    mirrors.register(this);
  }

  store = ({ tasks }: ErpSystem) => tasks;

  async wanted(em: EntityManager, record: string): Promise<Mirrored<ErpTask> | null> {
    const task = await em.findOne(Task, recordKey(record));
    if (!task || !isProjectTask(task)) return null;
    const place = async ({ tasks }: ErpSystem) => {
      if (!tasks) throw new ErpError('UNSUPPORTED', 'NOT_APPLIED');
      return tasks.place;
    };
    return { label: `${task.projectNumber} ${task.subject}`, value: taskOf(task), place };
  }

  factsOf = (task: ErpTask): string => `${task.state} ${digestOf({ texts: textsOf(task) })}`;

  told = ({ subject }: ErpTask): string => subject;

  differences = (ours: ErpTask | null, theirs: ErpTask | null) =>
    differencesIn('tasks', [ours && factsIn(ours), theirs && factsIn(theirs)]);

  async adopt(em: EntityManager, record: string, theirs: ErpTask | null, seen: string | null, decided: boolean) {
    await lockTicketOf(em, Task, record);
    const task = await em.findOne(Task, recordKey(record), { populate: ['ticket'], refresh: true });
    const isMirrored = task !== null && isProjectTask(task);
    if ((isMirrored ? this.factsOf(taskOf(task)) : null) !== seen) return false;
    if (!isMirrored) return true;
    if (theirs) await this.#follow(em, task, theirs);
    else if (decided) await this.#complete(em, task);
    else throw new NotAdoptable('GONE');
    task.touch();
    return true;
  }

  async due(em: EntityManager): Promise<string[]> {
    const where = {
      type: TaskType.Project,
      projectNumber: { $ne: null },
      isPrivate: false,
      state: { $in: [...UNFINISHED_TASKS] },
    };
    return (await em.find(Task, where, { fields: ['id'] })).map(({ id }) => id);
  }

  async lock(em: EntityManager, record: string): Promise<void> {
    await lockTicketOf(em, Task, record);
  }

  async #follow(em: EntityManager, task: Task, { subject, description, state }: ErpTask): Promise<void> {
    const isFitting = subject.trim() !== '' && subject.length <= LONGEST_SUBJECT;
    if (!isFitting || (description ?? '').length > LONGEST_DESCRIPTION || hasControls(subject, description))
      throw new NotAdoptable('VALUES');
    await this.#change(em, task, { subject: subject.trim(), description, state });
  }

  /** Completes a task that the ERP has removed, without its project, so that the ERP does not get it again. */
  #complete = (em: EntityManager, task: Task) =>
    this.#change(em, task, { state: TaskState.Completed, projectNumber: null });

  async #change(em: EntityManager, task: Task, values: Partial<Task>): Promise<void> {
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, task[name as keyof Task]]));
    const { state } = task;
    const ticket = task.ticket.unwrap();
    if (values.state && values.state !== state) assertPossible(state, values.state, ticket.state);
    Object.assign(task, values);
    await settleNumbers(em, task);
    if (task.state !== state) task.completedAt = task.state === TaskState.Completed ? clock.now() : null;
    const changes = await changesTo(task, { names: new Set(Object.keys(values)), before }, em);
    await addActivity(em, ticket, { kind: ActivityKind.TaskChanged, text: task.subject, changes, bySystem: true });
  }
}

const taskOf = ({ subject, description, state, projectNumber }: Task): ErpTask => ({
  ...{ subject, description, state },
  project: projectNumber,
});

const factsIn = ({ subject, description, state }: ErpTask) => ({ subject, state, description });

const hasControls = (...texts: readonly (string | null)[]) =>
  texts.some((text) => /(?![\n\r\t])\p{Cc}/u.test(text ?? ''));

/** Throws `NotAdoptable` for a transition that the ticket refuses. */
function assertPossible(...[from, to, ticket]: Parameters<typeof assertTaskTransition>): void {
  try {
    assertTaskTransition(from, to, ticket);
  } catch (error) {
    throw error instanceof Problem ? new NotAdoptable('STATE') : error;
  }
}
