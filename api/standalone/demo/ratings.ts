import { changesSince, fieldsOf } from '../../tickets/record/ticket-record.js';
import { logActivity } from '../../tickets/timeline/activity-log.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { Random } from './reproducible.js';
import type { Scene, TicketPlayer } from './ticket-player.js';

/** Share of the ratings with a comment. */
const COMMENTED = 0.4;
/** Least and most minutes of work between the closing and the rating. */
const RATED_AFTER = [20, 900] as const;

/** Adds the ratings of closed tickets, as customers rate by the links of closing mails (decision 44). */
export async function addRatings(scene: Scene, players: readonly TicketPlayer[]): Promise<void> {
  const random = new Random(`${scene.desk.tenant}/ratings`);
  for (const player of players) {
    const { ticket, plan } = player;
    if (ticket.state !== TicketState.Closed || !ticket.closedAt) continue;
    const isLate = ticket.dueAt !== null && ticket.closedAt > ticket.dueAt;
    const { rating, comment } = random.weighted(scene.data.ratings, ({ weight, late }) => (isLate ? late : weight));
    const isCommented = random.chance(COMMENTED);
    const ago = (plan.steps.at(-1)?.ago ?? 0) - random.between(...RATED_AFTER);
    if (!rating || ago <= 0) continue;
    player.now = scene.time.ago(ago);
    await rate(player, rating, comment && isCommented ? player.phrase(comment) : null);
  }
}

function rate(player: TicketPlayer, satisfaction: number, satisfactionComment: string | null): Promise<void> {
  const { ticket, plan, scene } = player;
  const { em } = scene.desk;
  return player.as(plan.contact, async () => {
    const before = fieldsOf(ticket);
    Object.assign(ticket, { satisfaction, satisfactionComment, lastActivityAt: player.now });
    const changes = await changesSince(before, ticket, em);
    const activity = logActivity(em, ticket, { kind: ActivityKind.FieldChanged, changes, bySystem: true });
    activity.createdBy = plan.contact.name;
  });
}
