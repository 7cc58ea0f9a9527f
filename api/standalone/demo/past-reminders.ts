import { clock } from '../../platform/clock.js';
import { dueReminders, reminderEntry } from '../../tickets/service/due-reminders.js';
import { logActivity } from '../../tickets/timeline/activity-log.js';
import { TicketState } from '../../vocabulary/ticket.js';
import type { Scene, TicketPlayer } from './ticket-player.js';

/** Number of tickets whose last reminder the worker sends, so that the first visitor finds notifications. */
const NEWS = 6;

/** The reminders of a ticket that come due until a moment and are in no timeline. */
async function remindersUntil({ desk }: Scene, { ticket, responsible }: TicketPlayer, until: Date) {
  const terms = await desk.act(responsible, until, () => desk.terms.of(desk.em, ticket, until));
  return dueReminders(ticket, terms, until, (mark) => mark.at);
}

/** Writes the reminders until a moment into the timeline, each with the time at which the worker would have written it. */
export async function recordReminders(scene: Scene, player: TicketPlayer, until: Date): Promise<void> {
  const { desk } = scene;
  const { ticket, responsible } = player;
  const { due = [], values = {} } = (await remindersUntil(scene, player, until)) ?? {};
  for (const mark of due) {
    await desk.act(responsible, mark.at, async () => logActivity(desk.em, ticket, reminderEntry(mark, mark.at)));
    if (!ticket.lastActivityAt || ticket.lastActivityAt < mark.at) ticket.lastActivityAt = mark.at;
  }
  Object.assign(ticket, values);
}

/** Writes the reminders of open tickets until now, except the last few, which the worker sends when it starts. */
export async function recordPastReminders(scene: Scene, players: readonly TicketPlayer[]): Promise<void> {
  const now = clock.now();
  const reminded = [];
  for (const player of players) {
    if (player.ticket.state === TicketState.Closed) continue;
    const last = (await remindersUntil(scene, player, now))?.due.at(-1);
    if (last) reminded.push({ player, last: last.at });
  }
  reminded.sort((left, right) => right.last.getTime() - left.last.getTime());
  for (const [index, { player, last }] of reminded.entries())
    await recordReminders(scene, player, index < NEWS ? new Date(last.getTime() - 1) : now);
}
