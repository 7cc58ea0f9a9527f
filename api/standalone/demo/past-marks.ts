import { clock } from '../../platform/clock.js';
import { comeMarks, entryOfMark } from '../../tickets/clocks/come-marks.js';
import { logActivity } from '../../tickets/timeline/activity-log.js';
import { TicketState } from '../../vocabulary/ticket.js';
import type { Scene, TicketPlayer } from './ticket-player.js';

/** Tickets of which the worker tells the last mark itself: so many news await who begins, and not those of a year. */
const NEWS = 6;

/** Tells of deadlines when they came near or passed, as a desk that was at work would have. */
export async function tellPastMarks({ desk }: Scene, players: readonly TicketPlayer[]): Promise<void> {
  const now = clock.now();
  const marked = [];
  for (const { ticket, responsible } of players) {
    if (ticket.state === TicketState.Closed) continue;
    const terms = await desk.act(responsible, now, () => desk.terms.of(desk.em, ticket, ticket.submittedAt ?? now));
    const last = comeMarks(ticket, terms, now)?.come.at(-1);
    if (last) marked.push({ ticket, responsible, terms, last: last.at });
  }
  marked.sort((one, other) => other.last.getTime() - one.last.getTime());
  for (const [at, { ticket, responsible, terms, last }] of marked.entries()) {
    const until = at < NEWS ? new Date(last.getTime() - 1) : now;
    const { come = [], noted = {} } = comeMarks(ticket, terms, until, (mark) => mark.at) ?? {};
    for (const mark of come) {
      await desk.act(responsible, mark.at, async () => logActivity(desk.em, ticket, entryOfMark(mark)));
      if (!ticket.lastActivityAt || ticket.lastActivityAt < mark.at) ticket.lastActivityAt = mark.at;
    }
    Object.assign(ticket, noted);
  }
}
