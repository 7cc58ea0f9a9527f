import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { isSignedToRate, mailOfToken } from '../../mails/dispatch/reply-token.js';
import { TicketMail } from '../../mails/dispatch/ticket-mail.entity.js';
import { currentSettings } from '../../masterdata/current-settings.js';
import { clock } from '../../platform/clock.js';
import { Env } from '../../platform/env.js';
import { notFound, Problem } from '../../platform/http/problem.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { currentTenant, runAsTenant } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { lockTicket } from '../../tickets/record/lock-ticket.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { changesSince, fieldsOf } from '../../tickets/record/ticket-record.js';
import { Activity } from '../../tickets/timeline/activity.entity.js';
import { TimelineWriter } from '../../tickets/timeline/timeline-writer.js';
import { isPoor, RATING_DAYS } from '../../vocabulary/satisfaction.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import type { Rating, RatingState } from './rating.shape.js';
import { RATING_NOTICES } from './rating-notice-queue.js';

const DAY_MS = 24 * 3_600_000;

/** The closing mail, and its ticket. */
interface Asked {
  readonly mail: TicketMail;
  readonly ticket: Ticket;
}

/**
 * Stores customers' ratings of closed tickets, by the link of the closing mail and without signing in (decision 44). The
 * link is valid for the closing of its mail alone.
 */
@Injectable()
export class RatingsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly timeline: TimelineWriter,
    private readonly jobs: Jobs,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** The rated ticket; 404 for an invalid link and for a reopened ticket, 409 RATING_OVER after the time limit. */
  read(tenant: string, token: string): Promise<RatingState> {
    return runAsTenant(tenant, () =>
      this.work.read(async (em) => stateOf(em, (await this.#ratedTicket(em, token)).ticket)),
    );
  }

  /** Stores a rating in place of the former one; a low one notifies the desk. */
  rate(tenant: string, token: string, { rating, comment }: Rating): Promise<RatingState> {
    return runAsTenant(tenant, () =>
      this.work.write(async (em) => {
        const { mail, ticket } = await this.#ratedTicket(em, token, { locked: true });
        const before = fieldsOf(ticket);
        Object.assign(ticket, { satisfaction: rating, satisfactionComment: comment?.trim() || null });
        const changes = await changesSince(before, ticket, em);
        if (changes.length > 0) {
          const activity = await this.timeline.add(em, ticket, { kind: ActivityKind.FieldChanged, changes });
          activity.createdBy = mail.recipientName ?? mail.recipient ?? activity.createdBy;
          if (isPoor(rating)) await this.jobs.send(em, RATING_NOTICES, { ticket: ticket.id, activity: activity.id });
        }
        await em.flush();
        return stateOf(em, ticket);
      }),
    );
  }

  async #ratedTicket(em: EntityManager, token: string, { locked = false } = {}): Promise<Asked> {
    const id = mailOfToken(token);
    const mail = id && (await em.findOne(TicketMail, { id }, { populate: ['ticket', 'original'] }));
    if (!mail) throw notFound();
    const key = { tenant: currentTenant(), ticket: mail.ticket.id, mail: mail.id };
    if (!isSignedToRate(this.env.VSD_REPLY_SECRET, token, key)) throw notFound();
    const ticket = locked ? await lockTicket(em, mail.ticket.id) : mail.ticket.unwrap();
    // A repeated mail has the cause of the first one.
    const { event, cause } = mail.original?.unwrap() ?? mail;
    const isPresent = event === 'ISSUE_STATE_CLOSED' && cause === (await closingOf(em, ticket));
    if (!isPresent || !ticket.closedAt) throw notFound();
    if (untilOf(ticket.closedAt) < clock.now()) throw new Problem(409, 'RATING_OVER');
    return { mail, ticket };
  }
}

/** Id of the timeline entry of the present closing; null while the ticket is open. */
async function closingOf(em: EntityManager, { id, state }: Ticket): Promise<string | null> {
  if (state !== TicketState.Closed) return null;
  const closings = { ticket: { id }, kind: ActivityKind.StateChanged, toState: TicketState.Closed };
  const [last] = await em.find(Activity, closings, { orderBy: { createdAt: 'desc', id: 'desc' }, limit: 1 });
  return last?.id ?? null;
}

const untilOf = (closedAt: Date) => new Date(closedAt.getTime() + RATING_DAYS * DAY_MS);

async function stateOf(em: EntityManager, ticket: Ticket): Promise<RatingState> {
  const { name } = await currentSettings(em);
  return {
    desk: name,
    identifier: ticket.identifier ?? '',
    rating: ticket.satisfaction,
    comment: ticket.satisfactionComment,
    until: untilOf(ticket.closedAt as Date),
  };
}
