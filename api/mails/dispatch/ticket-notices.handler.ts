import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { User } from '../../masterdata/user.entity.js';
import { type Notice, NoticeBoard } from '../../notifications/notice-board.js';
import {
  AT_ONCE,
  type NotificationPreferences,
  releaseOf,
} from '../../notifications/preferences/notification-preferences.js';
import { canOpen } from '../../notifications/record/visible-notifications.js';
import { clock } from '../../platform/clock.js';
import { Env } from '../../platform/env.js';
import { type JobHandler, Works } from '../../platform/jobs/job-handler.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { ZONE } from '../../platform/vocabulary/zone.js';
import type { Ticket } from '../../tickets/record/ticket.entity.js';
import { TICKET_NOTICES, type TicketNotices } from '../../tickets/timeline/ticket-notice.js';
import { DEFAULT_LOCALE } from '../../vocabulary/locale.js';
import type { NotifiedEvent } from '../../vocabulary/mail.js';
import { byBell } from '../../vocabulary/notification.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { TemplateLimitReached } from '../language/template-renderer.js';
import { MailAppointmentsSource } from '../plan/mail-appointments.js';
import { MENTION_EVENT, type OmittedMail, type PlannedMail } from '../plan/mail-plan.js';
import { isMailed, type Recipient, readerRole } from '../plan/mail-recipients.js';
import { MailValues } from '../plan/mail-values.js';
import type { LoadedNotice } from '../plan/ticket-mail-facts.js';
import { placeholdersFor } from '../templates/placeholder-catalogue.js';
import { type MailTemplate, shippedTemplate } from '../templates/shipped-template.js';
import { wordsIn } from '../templates/template-words.js';
import { type DispatchFacts, loadMailFacts } from './load-mail-facts.js';
import { MailReleases } from './mail-releases.js';
import { type MailText, writeMail } from './mail-text.js';
import { logMailActivity } from './mail-timeline.js';
import { decideMail, planDispatch } from './planned-dispatch.js';
import { TicketMail } from './ticket-mail.entity.js';

/** A planned mail to a recipient with an address. */
type Written = PlannedMail<LoadedNotice> & { readonly recipient: Recipient };

const keyOf = (event: string, recipient: string | null, cause: string) => `${event} ${recipient} ${cause}`;

/** Decides on the mails for notices and stores them in the ledger; mails that the ledger has already are left out. */
@Works(TICKET_NOTICES)
@Injectable()
export class TicketNoticesHandler implements JobHandler<TicketNotices> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly releases: MailReleases,
    private readonly board: NoticeBoard,
    private readonly values: MailValues,
    private readonly appointments: MailAppointmentsSource,
    @Inject(Env) private readonly env: Env,
  ) {}

  async handle({ notices, until }: TicketNotices): Promise<void> {
    for (const ticketId of new Set(notices.map((notice) => notice.ticketId))) {
      const own = notices.filter((notice) => notice.ticketId === ticketId);
      await this.work.write(async (em) => {
        const events = [...own.map(({ event }) => event), MENTION_EVENT];
        const facts = await loadMailFacts(em, ticketId, { notices: own, events, until });
        if (facts) await this.#enter(em, facts);
      });
    }
  }

  async #enter(em: EntityManager, facts: DispatchFacts): Promise<void> {
    const { ticket, notices, entered, preferences } = facts;
    const keys = new Set(entered.map(({ event, recipient, cause }) => keyOf(event, recipient, cause)));
    const { mails, omitted } = planDispatch(notices, facts);
    const bells: Notice[] = [];
    for (const planned of mails) {
      const { notice, recipient, kind, channel } = planned;
      if (isMailed(recipient)) {
        const key = keyOf(notice.event, recipient.email, notice.activity.id);
        if (keys.has(key)) continue;
        keys.add(key);
        await this.#mail(em, facts, { ...planned, recipient }, preferences(recipient.user));
      }
      if (recipient.user && byBell(channel)) bells.push({ user: recipient.user, kind, activity: notice.activity });
    }
    for (const mail of omitted) {
      const key = keyOf(mail.notice.event, mail.person.email, mail.notice.activity.id);
      if (!keys.has(key)) em.persist(omittedMail(ticket, mail));
      keys.add(key);
    }
    await this.board.put(em, ticket, bells);
  }

  /** Stores a mail and has it sent at the time that its recipient chose; only the desk has quiet hours and digests. */
  async #mail(
    em: EntityManager,
    facts: DispatchFacts,
    planned: Written,
    preferences: NotificationPreferences,
  ): Promise<void> {
    const { notice, recipient } = planned;
    const mail = await this.#write(em, facts, planned);
    em.persist(mail);
    const release = recipient.internal ? releaseOf(preferences, notice.event, clock.now(), ZONE) : AT_ONCE;
    if (mail.state === 'QUEUED') await this.releases.release(em, mail, recipient.user, release);
    // The timeline shows a mail that the ticket's own switch holds back.
    if (mail.reason === 'TICKET_PREVENTS') logMailActivity(em, mail, ActivityKind.EmailSuppressed);
  }

  async #write(em: EntityManager, facts: DispatchFacts, planned: Written): Promise<TicketMail> {
    const { notice, recipient } = planned;
    const { ticket } = facts;
    const { event } = notice;
    const { template, locale, heldBack } = decideMail(facts, planned);
    const [own, shipped] = [wordsIn(template, locale), shippedTemplate(event, locale)];
    const values = await this.values.of(em, facts, notice, {
      name: recipient.name,
      locale,
      role: readerRole(event, recipient.internal),
      recipient,
      isShutOut: await isShutOut(em, ticket, event, recipient),
      texts: [own, shipped].map(({ subject, content }) => subject + content).join(),
    });
    const placeholders = await placeholdersFor(em, event);
    const overtaken = await this.appointments.isOvertaken(em, event, notice.activity);
    const reason = heldBack ?? (overtaken ? 'OVERTAKEN' : null);
    const text = writeWithin(own, shipped, (words) =>
      writeMail(words, values, locale, placeholders, this.env.VSD_INTAKE_ADDRESS !== ''),
    );
    const appointment = await this.appointments.of(em, notice.activity);
    const words = { summary: text.subject, url: values.ticket.url, organizer: facts.settings.name };
    return Object.assign(new TicketMail(), {
      ticket: ref(ticket),
      event,
      calendar: appointment?.calendar(event, recipient, words) ?? null,
      recipient: recipient.email,
      recipientName: nameOf(recipient),
      cause: notice.activity.id,
      state: reason ? 'SUPPRESSED' : 'QUEUED',
      reason,
      locale,
      ...text,
    });
  }
}

/** Whether the recipient of the notice can no longer open the ticket: executors reach no order of others. */
async function isShutOut(
  em: EntityManager,
  ticket: Ticket,
  event: NotifiedEvent,
  { user }: Recipient,
): Promise<boolean> {
  if (event !== 'ISSUE_ASSIGNED_NOTICE' || !user) return false;
  const person = await em.findOne(User, { id: user });
  return !person || !(await canOpen(em, person, ticket));
}

const LONGEST_NAME = 200;
const nameOf = ({ name }: { readonly name: string | null }) => name?.slice(0, LONGEST_NAME).toWellFormed() || null;

/** The ledger row of an omitted mail, with person and reason and without content. */
const omittedMail = (ticket: Ticket, { notice, person }: OmittedMail<LoadedNotice>): TicketMail =>
  Object.assign(new TicketMail(), {
    ticket: ref(ticket),
    event: notice.event,
    recipient: person.email,
    recipientName: nameOf(person),
    cause: notice.activity.id,
    state: 'SUPPRESSED',
    reason: person.reason,
    locale: person.locales[0] ?? DEFAULT_LOCALE,
  });

/** Writes the tenant's own template; the shipped template takes its place if the own one reaches a limit. */
function writeWithin(own: MailTemplate, shipped: MailTemplate, write: (words: MailTemplate) => MailText): MailText {
  try {
    return write(own);
  } catch (error) {
    if (!(error instanceof TemplateLimitReached)) throw error;
    return write(shipped);
  }
}
