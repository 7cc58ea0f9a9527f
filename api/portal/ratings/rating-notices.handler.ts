import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { loadMailFacts } from '../../mails/dispatch/load-mail-facts.js';
import { answering } from '../../mails/plan/mail-recipients.js';
import type { TicketMailFacts } from '../../mails/plan/ticket-mail-facts.js';
import { AssignmentGroup } from '../../masterdata/assignment-group.entity.js';
import { NoticeBoard } from '../../notifications/notice-board.js';
import { channelOf } from '../../notifications/preferences/notification-preferences.js';
import { preferencesOf } from '../../notifications/preferences/stored-preferences.js';
import { Notification } from '../../notifications/record/notification.entity.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { lockTicket } from '../../tickets/record/lock-ticket.js';
import { Activity } from '../../tickets/timeline/activity.entity.js';
import { byBell, kindsOf } from '../../vocabulary/notification.js';
import { isPoor } from '../../vocabulary/satisfaction.js';
import { RATING_NOTICES } from './rating-notice-queue.js';

type RatingNotice = typeof RATING_NOTICES.data & object;

/**
 * Notifies the desk of a low rating (decision 44), once for each closing, and not if the customer has raised it
 * meanwhile.
 */
@Works(RATING_NOTICES)
@Injectable()
export class RatingNoticesHandler implements JobHandler<RatingNotice> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly board: NoticeBoard,
  ) {}

  handle({ ticket, activity: id }: RatingNotice): Promise<void> {
    return this.work.write(async (em) => {
      const { closedAt, satisfaction } = await lockTicket(em, ticket);
      if (!closedAt || !isPoor(satisfaction) || (await isTold(em, ticket, closedAt))) return;
      const facts = await loadMailFacts(em, ticket, { notices: [], events: [] });
      const activity = await em.findOne(Activity, recordKey(id));
      if (!facts || !activity) return;
      const people = await peopleOf(em, facts);
      const preferences = await preferencesOf(em, people);
      const rung = people.filter((user) => byBell(channelOf(preferences(user), 'POOR_RATING')));
      await this.board.put(
        em,
        facts.ticket,
        rung.map((user) => ({ user, kind: 'POOR_RATING', activity })),
      );
      await em.flush();
    });
  }
}

/** Whether the closing has a notice already; only the first low rating of a closing sends one. */
const isTold = async (em: EntityManager, ticket: string, closedAt: Date): Promise<boolean> =>
  (await em.count(Notification, { ticket: { id: ticket }, kind: 'POOR_RATING', createdAt: { $gte: closedAt } })) > 0;

/** The responsible of the ticket, else the agents of its group, since notices do not go to its mail address. */
async function peopleOf(em: EntityManager, { ticket, facts }: TicketMailFacts): Promise<readonly string[]> {
  const person = answering(facts);
  if (person?.id) return [person.id];
  const id = ticket.assignmentGroup?.id;
  const group = id ? await em.findOne(AssignmentGroup, recordKey(id), { populate: ['members'] }) : null;
  const members = group?.active ? group.members.getItems() : [];
  return members
    .filter(({ active, roles }) => active && kindsOf(roles).includes('POOR_RATING'))
    .map((member) => member.id);
}
