import { Task } from '../../tickets/tasks/task.entity.js';
import { TicketState } from '../../vocabulary/ticket.js';
import type { TaskData } from './data/ticket-data.js';
import { demoId, Random } from './reproducible.js';
import type { Scene, TicketPlayer } from './ticket-player.js';

const MINUTE = 60_000;
/** Tickets that get a done task: one of so many. */
const DONE_ON_EVERY = 4;

/** Gives tasks to tickets in work, once these are stored; the same for the same tickets. */
export async function giveTasks({ data, desk }: Scene, players: readonly TicketPlayer[]): Promise<void> {
  const { open, openOnOrders, done } = data.tasks;
  const random = new Random(`${desk.tenant}/tasks`);
  const inWork = players.filter(({ ticket }) => ticket.state === TicketState.InWork);
  const orders = inWork.filter(({ isOrder, ticket }) => isOrder && ticket.executionResponsible);
  const others = inWork.filter(({ isOrder }) => !isOrder);
  for (const [at, task] of open.entries()) await give(others.at(at * 3), task, random);
  const order = orders.findLast(({ executor }) => executor.account) ?? orders.at(-1);
  for (const task of openOnOrders) await give(order, task, random);
  const settled = players.filter(({ ticket }) => ticket.state === TicketState.WorkCompleted);
  for (const [at, player] of settled.entries())
    if (at % DONE_ON_EVERY === 0) await give(player, random.pick(done), random, { state: 'COMPLETED' });
}

/** The task is added some time after what happened last on the ticket, before now. */
async function give(player: TicketPlayer | undefined, task: TaskData, random: Random, more: object = {}) {
  if (!player) return;
  const { desk, time } = player.scene;
  const { ticket, responsible, executor } = player;
  const last = player.now.getTime();
  const left = Math.max(0, time.ago(0).getTime() - last);
  player.now = new Date(last + Math.min(left, random.between(5, 90) * MINUTE));
  const body = {
    ...task.body,
    subject: player.words(task.subject),
    shortDescription: task.shortDescription && player.words(task.shortDescription),
    dueDate: task.due === undefined ? undefined : time.day(task.due),
    assignedTo: (task.for === 'executor' ? executor : responsible).id,
    ...more,
  };
  await player.as(responsible, () => desk.addBelow(Task, ticket, demoId(`${player.name}/task/${task.subject}`), body));
}
