import { Problem } from '../../platform/http/problem.js';
import { type MachineTransition, stateMachine } from '../../platform/workflow/state-machine.js';
import type { TicketState } from '../../vocabulary/ticket.js';
import { TaskState } from '../../vocabulary/work.js';
import { taskRefusal } from '../record/ticket-policy.js';

const { Open, InProgress, Completed } = TaskState;

/** The facts of a task for its transitions; the state is null before its creation. */
interface TaskFacts {
  readonly state: TaskState | null;
  readonly ticket: TicketState;
}

/** All staff who see a task make its transitions. */
type TaskActor = 'staff';
const STAFF = { kind: 'staff', own: true } as const;

interface TaskTransition extends MachineTransition<TaskState, TaskActor, object> {
  readonly to: TaskState;
  readonly guards: readonly 'ticketTakesTasks'[];
}

const by = { staff: {} };

/** Transitions of a task (spec §4); only a ticket that takes tasks gets another unfinished one (domain G1). */
const TASK_TRANSITIONS: readonly TaskTransition[] = [
  { from: [Open], to: InProgress, by, guards: [] },
  { from: [null, Open, InProgress], to: Completed, by, guards: [] },
  { from: [InProgress], to: Open, by, guards: [] },
  { from: [null, Completed], to: Open, by, guards: ['ticketTakesTasks'] },
  { from: [null, Completed], to: InProgress, by, guards: ['ticketTakesTasks'] },
];

const machine = stateMachine<TaskState, TaskActor, object, TaskTransition, TaskFacts>(TASK_TRANSITIONS);

/** The error code of a transition that the ticket refuses, or null. */
const refusalOf = ({ guards }: TaskTransition, ticket: TicketState) =>
  guards.includes('ticketTakesTasks') ? taskRefusal(ticket) : null;

/** The states that a task may take now. */
export const taskStatesFrom = (state: TaskState, ticket: TicketState): TaskState[] =>
  machine
    .openings({ state, ticket }, STAFF)
    .filter(({ transition }) => refusalOf(transition, ticket) === null)
    .map(({ transition }) => transition.to);

/** Throws 409 for a transition that does not exist or that the ticket refuses. */
export function assertTaskTransition(from: TaskState | null, to: TaskState, ticket: TicketState): void {
  const opening = machine.opening({ state: from, ticket }, to, STAFF);
  if (!opening) throw new Problem(409, 'TASK_MOVE_NOT_ALLOWED', { from, to });
  const refusal = refusalOf(opening.transition, ticket);
  if (refusal) throw new Problem(409, refusal);
}
