import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ErpNumbers, removeLinks } from '../../customers/crm/erp-numbers.js';
import { ErpOutbox } from '../../erp/outbox/erp-outbox.js';
import { actingUser } from '../../masterdata/acting-user.js';
import { changesTo } from '../../platform/audit/field-change.js';
import { clock } from '../../platform/clock.js';
import { type FieldError, invalid, Problem } from '../../platform/http/problem.js';
import type { Computations, RecordJson } from '../../platform/read/record.js';
import type { Changes, PlannedWrite, ResourceRules } from '../../platform/rest/rules.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { ActivityKind, TaskState } from '../../vocabulary/work.js';
import { taskAssigneeRefusal } from '../assignment/assignee-rules.js';
import { JUDGED_TICKET, judgedTicket } from '../record/judged-ticket.js';
import { Ticket } from '../record/ticket.entity.js';
import { actorOn } from '../record/ticket-ownership.js';
import { taskScope } from '../record/ticket-scope.js';
import { addActivity } from '../timeline/activity-log.js';
import { Task } from './task.entity.js';
import { isProjectTask, type ProjectTask } from './task-mirror.js';
import { assertNumbers, dropForeignNumbers, settleNumbers, TASK_NUMBERS } from './task-numbers.js';
import { assertTaskTransition, taskStatesFrom } from './task-workflow.js';

const PERSONS = ['assignedTo', 'responsible'] as const;

/** Scope and rights of tasks; every write locks the ticket, like a transition (domain G1). */
@Injectable()
export class TaskRules implements ResourceRules<Task> {
  constructor(
    private readonly outbox: ErpOutbox,
    private readonly numbers: ErpNumbers,
  ) {
    numbers?.register(Task, TASK_NUMBERS, ({ isPrivate, subject }) => (isPrivate ? '' : subject));
  }

  around(write: PlannedWrite<Task>): Promise<RecordJson> {
    return this.numbers.around(write, Task, TASK_NUMBERS);
  }

  readonly scope = taskScope;

  computed(): Computations<Task> {
    return {
      can: {
        of: ['ticket', 'state'],
        sql: JUDGED_TICKET,
        value: (task) => ({ edit: true, delete: true, states: taskStatesFrom(task.state, judgedTicket(task).state) }),
      },
    };
  }

  async beforeCreate(task: Task, em: EntityManager): Promise<void> {
    const ticket = await lockedTicket(task, em);
    if (actorOn(ticket).kind === 'customer') throw new Problem(403, 'FORBIDDEN');
    assertTaskTransition(null, task.state, ticket.state);
    nameOwner(task, ticket, em, true);
    assertNumbers(task);
    await assertPersons(task, ticket, PERSONS);
    if (task.state === TaskState.Completed) task.completedAt = clock.now();
    await logTask(task, ticket, ActivityKind.TaskAdded, em);
    await this.#requestMirror(task, em);
  }

  async beforeUpdate(task: Task, changes: Changes, em: EntityManager): Promise<void> {
    const { names, before } = changes;
    const ticket = await lockedTicket(task, em);
    if (names.has('state')) {
      assertTaskTransition(before.state as TaskState, task.state, ticket.state);
      task.completedAt = task.state === TaskState.Completed ? clock.now() : null;
    }
    if (names.has('type')) dropForeignNumbers(task, names);
    assertNumbers(task);
    await settleNumbers(em, task);
    nameOwner(task, ticket, em, false);
    await assertPersons(
      task,
      ticket,
      PERSONS.filter((name) => names.has(name)),
    );
    await logTask(task, ticket, ActivityKind.TaskChanged, em, changes);
    await this.#requestMirror(task, em, before as Partial<Task>);
  }

  async beforeDelete(task: Task, em: EntityManager): Promise<void> {
    await logTask(task, await lockedTicket(task, em), ActivityKind.TaskRemoved, em);
    await removeLinks(em, task, task.unverified);
    await this.#requestMirror(task, em);
  }

  /** Requests the mirroring of a task that is or was one of a project. */
  async #requestMirror(task: Task, em: EntityManager, before?: Partial<Task>): Promise<void> {
    const concerns = isProjectTask(task) || isProjectTask({ ...projectTask(task), ...before });
    const states = [task.state, before?.state ?? task.state];
    const isClosed = before !== undefined && states.every((state) => state === TaskState.Completed);
    if (concerns) await this.outbox.request(em, 'TASK', [task.id], isClosed);
  }
}

const projectTask = ({ type, projectNumber, isPrivate }: Task): ProjectTask => ({ type, projectNumber, isPrivate });

/** The ticket of a task, locked like for a transition. */
async function lockedTicket({ ticket }: Task, em: EntityManager): Promise<Ticket> {
  const id = ticket.unwrap().id;
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  return em.findOneOrFail(Ticket, recordKey(id), { lockMode, refresh: true });
}

/** Makes the agent who adds a task responsible for it, and gives each private task a person, since no other user sees it. */
function nameOwner(task: Task, ticket: Ticket, em: EntityManager, isNew: boolean): void {
  const self = () => actingUser(em);
  const isAgent = actorOn(ticket).kind === 'agent';
  if (isNew && isAgent) task.responsible ??= self();
  if (!task.isPrivate) return;
  if (isAgent && !task.assignedTo) task.responsible ??= self();
  else if (!isAgent) task.assignedTo ??= self();
}

async function assertPersons(task: Task, ticket: Ticket, names: readonly (typeof PERSONS)[number][]): Promise<void> {
  const errors: FieldError[] = [];
  for (const name of names) {
    const person = await task[name]?.loadOrFail();
    const code = person && taskAssigneeRefusal(person, ticket);
    if (code) errors.push({ pointer: `/${name}`, code });
  }
  if (errors.length > 0) throw invalid(errors);
}

/** Logs a change of a task, without text and fields of a task that is or was private. */
async function logTask(
  task: Task,
  ticket: Ticket,
  kind: ActivityKind,
  em: EntityManager,
  written?: Changes,
): Promise<void> {
  const isPrivate = task.isPrivate || written?.before.isPrivate === true;
  const changes = written && !isPrivate ? await changesTo(task, written, em) : [];
  await addActivity(em, ticket, { kind, text: isPrivate ? null : task.subject, changes });
}
