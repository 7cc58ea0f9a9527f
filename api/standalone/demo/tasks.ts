import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { TicketState } from '../../vocabulary/ticket-state.js';
import type { Player } from './cast.js';
import { demoId } from './ids.js';
import { Random } from './random.js';
import type { TicketPlayer } from './ticket-player.js';

const MINUTE = 60_000;

/** Something to be done: days from today until when, for whom, and whether it is nobody else's business. */
interface TaskScript {
  readonly subject: string;
  readonly shortDescription?: string;
  readonly due?: number;
  readonly priority?: 'HIGH' | 'LOW';
  readonly for?: 'executor';
  readonly isPrivate?: true;
  readonly state?: 'IN_PROGRESS';
  readonly number?: readonly ['PROJECT' | 'ADDRESS' | 'DOCUMENT', string];
}

/** Open tasks stand on a few tickets only, since they hold those up. */
const OPEN: readonly TaskScript[] = [
  { subject: 'Ersatzteil beim Lieferanten bestellen', due: -1, priority: 'HIGH' },
  { subject: 'Termin mit der Kontaktperson vereinbaren', due: 0, shortDescription: 'Vormittags, sonst ist niemand da' },
  { subject: 'Kostenfreigabe bei der Projektleitung einholen', due: 3, isPrivate: true },
  { subject: 'Foto des Typenschilds an den Hersteller senden', due: 2, state: 'IN_PROGRESS' },
];

const OPEN_ON_ORDERS: readonly TaskScript[] = [
  { subject: 'Zutritt und Schlüssel für das Team organisieren', due: 1, number: ['PROJECT', 'P-20417'] },
  { subject: 'Material ab Lager bereitstellen', due: 0, for: 'executor', priority: 'HIGH' },
];

const DONE: readonly TaskScript[] = [
  { subject: 'Garantie beim Hersteller geprüft' },
  { subject: 'Kontaktperson zurückgerufen', number: ['ADDRESS', '10238'] },
  { subject: 'Offerte des Lieferanten abgelegt', number: ['DOCUMENT', 'D-8841'] },
];

/** Tickets that get a done task: one of so many. */
const DONE_ON_EVERY = 4;

const NUMBER = { PROJECT: 'projectNumber', ADDRESS: 'addressNumber', DOCUMENT: 'reportNumber' } as const;

/** Gives tasks to tickets in work, once these are stored; the same for the same tickets. */
export async function giveTasks(players: readonly TicketPlayer[], tenant: string): Promise<void> {
  const random = new Random(`${tenant}/tasks`);
  const inWork = players.filter(({ ticket }) => ticket.state === TicketState.InWork);
  const orders = inWork.filter(({ isOrder, ticket }) => isOrder && ticket.executionResponsible);
  const others = inWork.filter(({ isOrder }) => !isOrder);
  for (const [at, script] of OPEN.entries()) await give(others.at(at * 3), script, random);
  const order = orders.findLast(({ executor }) => executor.account) ?? orders.at(-1);
  for (const script of OPEN_ON_ORDERS) await give(order, script, random);
  const settled = players.filter(({ ticket }) => ticket.state === TicketState.WorkCompleted);
  for (const [at, player] of settled.entries())
    if (at % DONE_ON_EVERY === 0) await give(player, random.pick(DONE), random, 'COMPLETED');
}

/** The task is added some time after what happened last on the ticket, before now. */
async function give(player: TicketPlayer | undefined, script: TaskScript, random: Random, state?: string) {
  if (!player) return;
  const { desk, time, inDialect } = player.scene;
  const { subject, shortDescription, due, number, priority, isPrivate } = script;
  const { ticket, responsible, executor } = player;
  const last = player.now.getTime();
  const left = Math.max(0, time.ago(0).getTime() - last);
  player.now = new Date(last + Math.min(left, random.between(5, 90) * MINUTE));
  const assignee: Player = script.for === 'executor' ? executor : responsible;
  const body = {
    subject: inDialect(subject),
    shortDescription: shortDescription && inDialect(shortDescription),
    dueDate: due === undefined ? undefined : time.day(due),
    priority,
    isPrivate,
    state: state ?? script.state,
    assignedTo: assignee.id,
    ...(number && { type: number[0], [NUMBER[number[0]]]: number[1] }),
  };
  await player.as(responsible, () => desk.addTask(ticket as Ticket, demoId(`${player.name}/task/${subject}`), body));
}
