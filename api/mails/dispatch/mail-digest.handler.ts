import { type FilterQuery, LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { signedInNow } from '../../customers/users/signed-in-now.js';
import type { TenantLogo } from '../../masterdata/logo/tenant-logo.entity.js';
import { logoValue, MailPictures } from '../../masterdata/mail-frame/mail-pictures.js';
import type { User } from '../../masterdata/user.entity.js';
import { notificationVisibility } from '../../notifications/record/visible-notifications.js';
import { clock } from '../../platform/clock.js';
import { Env, publicUrl } from '../../platform/env.js';
import { errorMessage } from '../../platform/jobs/error-code.js';
import { type JobHandler, UnrecoverableJobError, Works } from '../../platform/jobs/job-handler.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { MailRefused, MailSender, type OutgoingMail } from '../../ports/mail.js';
import { activityScope } from '../../tickets/record/ticket-scope.js';
import { titleOf } from '../../tickets/record/ticket-title.js';
import { Activity } from '../../tickets/timeline/activity.entity.js';
import type { Locale } from '../../vocabulary/locale.js';
import type { MailReason } from '../../vocabulary/mail.js';
import { TicketState } from '../../vocabulary/ticket.js';
import { ActivityKind } from '../../vocabulary/work.js';
import { MailAppointmentsSource } from '../plan/mail-appointments.js';
import { localised } from '../plan/mail-placeholders.js';
import { type DigestLine, writeDigest } from './digest-text.js';
import { type MailTerms, mailTerms } from './mail-claim.js';
import { MailDigest } from './mail-digest.entity.js';
import { MAIL_DIGESTS } from './mail-releases.js';
import { logMailActivity } from './mail-timeline.js';
import { TicketMail } from './ticket-mail.entity.js';

/** The time of a claim, equal to that of a single mail (ticket-mail.handler.ts). */
const CLAIM_MS = 20_000;

type DigestJob = { readonly digest: string };
type Claim = { readonly mail: OutgoingMail; readonly logo: TenantLogo | null };

/**
 * Sends the waiting mails to one user as one mail. From the first attempt on no other mail joins the digest, and each
 * attempt has the same Message-ID. The digest and its mails are marked as sent in one transaction, so that no event is
 * sent twice.
 */
@Works(MAIL_DIGESTS)
@Injectable()
export class MailDigestHandler implements JobHandler<DigestJob> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mails: MailSender,
    private readonly pictures: MailPictures,
    private readonly appointments: MailAppointmentsSource,
    @Inject(Env) private readonly env: Env,
  ) {}

  async handle({ digest: id }: DigestJob): Promise<void> {
    const claim = await this.#claim(id);
    if (!claim) return;
    const messageId = await this.#send(id, claim);
    await this.#end(id, 'SENT', ActivityKind.EmailSent, { sentAt: clock.now(), messageId, reason: null });
  }

  giveUp({ digest: id }: DigestJob, error: unknown): Promise<void> {
    const reason: MailReason = error instanceof UnrecoverableJobError ? 'MAIL_REFUSED' : 'SERVER_AWAY';
    return this.#end(id, 'FAILED', ActivityKind.EmailFailed, { reason });
  }

  async revive(em: EntityManager, { digest: id }: DigestJob): Promise<void> {
    const failed = { id, state: 'FAILED' } as const;
    const row = await em.findOne(MailDigest, failed, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!row) return;
    Object.assign(row, { state: 'QUEUED', claimedUntil: null });
    for (const mail of await em.find(TicketMail, { digest: id, state: 'FAILED' })) mail.state = 'QUEUED';
  }

  async #send(id: string, { mail, logo }: Claim): Promise<string> {
    try {
      return await this.mails.send({ ...mail, ...(await this.pictures.attached(mail.html, logo)) });
    } catch (error) {
      const words = errorMessage(error);
      await this.work.write(async (em) => {
        const row = await findWaiting(em, id);
        if (row) Object.assign(row, { error: words, claimedUntil: null });
      });
      throw error instanceof MailRefused ? new UnrecoverableJobError(words) : error;
    }
  }

  /** The mail of a digest that is not sent yet. Throws while another worker sends it, so that this job is repeated later. */
  #claim(id: string): Promise<Claim | null> {
    return this.work.write(async (em) => {
      const row = await findWaiting(em, id);
      if (!row) return null;
      const now = clock.now();
      if (row.claimedUntil && row.claimedUntil > now) throw new Error('The digest is being sent by another worker');
      Object.assign(row, { state: 'QUEUED', claimedUntil: new Date(now.getTime() + CLAIM_MS) });
      const [first, ...others] = await visibleMails(em, row, await waitingIn(em, id));
      const terms = first && (await mailTerms(em, row.recipient, [first, ...others]));
      const mails = terms
        ? suppressRefused(em, await this.#withoutOvertaken(em, [first, ...others], terms), terms)
        : [];
      for (const mail of mails) mail.attempts += 1;
      if (terms && mails.length > 0) return this.#written(em, row, mails, terms);
      // All mails of the digest are deleted with their tickets, or suppressed.
      row.state = 'SENT';
      return null;
    });
  }

  /** The mails without those that a later appointment mail has overtaken; the ledger marks the latter as withheld. */
  async #withoutOvertaken(
    em: EntityManager,
    mails: readonly TicketMail[],
    { causes }: MailTerms,
  ): Promise<readonly TicketMail[]> {
    const kept: TicketMail[] = [];
    for (const mail of mails) {
      const cause = causes.find(({ id }) => id === mail.cause) ?? null;
      if (await this.appointments.isOvertaken(em, mail.event, cause))
        Object.assign(mail, { state: 'SUPPRESSED', reason: 'OVERTAKEN' });
      else kept.push(mail);
    }
    return kept;
  }

  async #written(
    em: EntityManager,
    row: MailDigest,
    waiting: readonly TicketMail[],
    { settings: { name: fromName, supportEmail }, logo }: MailTerms,
  ): Promise<Claim> {
    const reader = await row.user.loadOrFail();
    const tenant = { name: fromName, supportEmail, logo: logoValue(logo, fromName) };
    const entries = await entriesSeen(em, reader, waiting);
    const words = writeDigest(waiting.map(lineOf(publicUrl(this.env), reader.language, entries)), { reader, tenant });
    return { mail: { id: row.id, thread: `digest-${row.id}`, to: row.recipient, fromName, ...words }, logo };
  }

  #end(id: string, state: 'SENT' | 'FAILED', kind: ActivityKind, outcome: Partial<TicketMail>): Promise<void> {
    return this.work.write(async (em) => {
      const row = await findWaiting(em, id);
      if (!row) return;
      row.state = state;
      const error = state === 'FAILED' ? row.error : null;
      for (const mail of await waitingIn(em, id)) {
        Object.assign(mail, { state, error, ...outcome });
        // Network errors are for the support; the desk reads the reason of the ledger in its language.
        logMailActivity(em, mail, kind, outcome.reason === 'MAIL_REFUSED' ? error : null);
      }
    });
  }
}

/** The mails that the user may still see; the ledger marks the others as out of reach. */
async function visibleMails(
  em: EntityManager,
  { user }: MailDigest,
  waiting: readonly TicketMail[],
): Promise<readonly TicketMail[]> {
  const isVisible = await notificationVisibility(em, await user.loadOrFail());
  const { visible = [], others = [] } = Object.groupBy(waiting, ({ ticket, event }) =>
    isVisible(ticket.unwrap(), event) ? 'visible' : 'others',
  );
  for (const mail of others) Object.assign(mail, { state: 'SUPPRESSED', reason: 'OUT_OF_REACH' });
  return visible;
}

/** The mails, or none to an address that takes no mails; the ledger and the timelines of the tickets then say so. */
function suppressRefused(em: EntityManager, mails: readonly TicketMail[], { refusal }: MailTerms) {
  if (!refusal) return mails;
  for (const mail of mails) {
    Object.assign(mail, { state: 'SUPPRESSED', reason: 'ADDRESS_REFUSED' });
    logMailActivity(em, mail, ActivityKind.EmailFailed, refusal.reason);
  }
  return [];
}

const findWaiting = (em: EntityManager, id: string) =>
  em.findOne(MailDigest, { id, state: ['OPEN', 'QUEUED'] }, { lockMode: LockMode.PESSIMISTIC_WRITE });

const waitingIn = (em: EntityManager, digest: string) =>
  em.find(TicketMail, { digest, state: 'QUEUED' }, { populate: ['ticket'], orderBy: { createdAt: 'asc', id: 'asc' } });

/** Ids of the timeline entries behind the mails that the reader may see. */
async function entriesSeen(
  em: EntityManager,
  reader: User,
  mails: readonly TicketMail[],
): Promise<ReadonlySet<string>> {
  const scope = activityScope(await signedInNow(em, reader));
  const caused = { id: { $in: mails.map(({ cause }) => cause) } };
  const seen = await em.find(Activity, (scope ? { $and: [caused, scope] } : caused) as FilterQuery<Activity>, {
    fields: ['id'],
  });
  return new Set(seen.map(({ id }) => id));
}

const lineOf =
  (application: string, locale: Locale, entries: ReadonlySet<string>) =>
  ({ event, createdAt: at, cause, ticket }: TicketMail): DigestLine => {
    const { id, identifier, customerDescription } = ticket.unwrap();
    const number = identifier ?? localised(locale).choice('ticketState', TicketState.Draft);
    const ticketUrl = `${application}/issue/${id}`;
    const title = [number, titleOf(customerDescription)].filter(Boolean).join(' – ');
    const url = entries.has(cause) ? `${ticketUrl}#activity-${cause}` : ticketUrl;
    return { event, at, url, ticket: id, title, ticketUrl };
  };
