import { Task } from '../../tickets/tasks/task.entity.js';
import { TicketState } from '../../vocabulary/ticket.js';
import type { TaskData } from './data/ticket-data.js';
import { demoId, Random } from './reproducible.js';
import type { Scene, TicketPlayer } from './ticket-player.js';

const MINUTE = 60_000;
/** One of so many completed tickets has a done task. */
const DONE_ON_EVERY = 4;

/** Adds tasks to stored tickets; the same tasks for the same tickets. */
export async function addTasks({ data, desk }: Scene, players: readonly TicketPlayer[]): Promise<void> {
  const { open, openOnOrders, done } = data.tasks;
  const random = new Random(`${desk.tenant}/tasks`);
  const inWork = players.filter(({ ticket }) => ticket.state === TicketState.InWork);
  const orders = inWork.filter(({ isOrder, ticket }) => isOrder && ticket.executionResponsible);
  const others = inWork.filter(({ isOrder }) => !isOrder);
  for (const [index, task] of open.entries()) await addTask(others.at(index * 3), task, random);
  const order = orders.findLast(({ executor }) => executor.account) ?? orders.at(-1);
  for (const task of openOnOrders) await addTask(order, task, random);
  const completed = players.filter(({ ticket }) => ticket.state === TicketState.WorkCompleted);
  for (const [index, player] of completed.entries())
    if (index % DONE_ON_EVERY === 0) await addTask(player, random.pick(done), random, { state: 'COMPLETED' });
}

/** Adds a task some time after the last step of the ticket, before now. */
async function addTask(player: TicketPlayer | undefined, task: TaskData, random: Random, more: object = {}) {
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
