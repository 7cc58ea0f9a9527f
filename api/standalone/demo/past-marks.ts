import { clock } from '../../platform/clock.js';
import { comeMarks, entryOfMark } from '../../tickets/service/come-marks.js';
import { logActivity } from '../../tickets/timeline/activity-log.js';
import { TicketState } from '../../vocabulary/ticket.js';
import type { Scene, TicketPlayer } from './ticket-player.js';

/** Tickets of which the worker tells the last mark itself: so many news await the first visitor, and not those of a year. */
const NEWS = 6;

/** Marks of a ticket that have come up to a moment and stand in no timeline. */
async function marksUntil({ desk }: Scene, { ticket, responsible }: TicketPlayer, until: Date) {
  const terms = await desk.act(responsible, until, () => desk.terms.of(desk.em, ticket, ticket.submittedAt ?? until));
  return comeMarks(ticket, terms, until, (mark) => mark.at);
}

/** Writes the marks up to a moment into the timeline, each at the moment at which a worker would have. */
export async function tellMarks(scene: Scene, player: TicketPlayer, until: Date): Promise<void> {
  const { desk } = scene;
  const { ticket, responsible } = player;
  const { come = [], noted = {} } = (await marksUntil(scene, player, until)) ?? {};
  for (const mark of come) {
    await desk.act(responsible, mark.at, async () => logActivity(desk.em, ticket, entryOfMark(mark, mark.at)));
    if (!ticket.lastActivityAt || ticket.lastActivityAt < mark.at) ticket.lastActivityAt = mark.at;
  }
  Object.assign(ticket, noted);
}

/** Writes the marks of open tickets up to now, but for the last ones, which the worker tells once it begins. */
export async function tellPastMarks(scene: Scene, players: readonly TicketPlayer[]): Promise<void> {
  const now = clock.now();
  const marked = [];
  for (const player of players) {
    if (player.ticket.state === TicketState.Closed) continue;
    const last = (await marksUntil(scene, player, now))?.come.at(-1);
    if (last) marked.push({ player, last: last.at });
  }
  marked.sort((one, other) => other.last.getTime() - one.last.getTime());
  for (const [at, { player, last }] of marked.entries())
    await tellMarks(scene, player, at < NEWS ? new Date(last.getTime() - 1) : now);
}
