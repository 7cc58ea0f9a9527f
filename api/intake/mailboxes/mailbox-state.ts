import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Env } from '../../platform/env.js';
import { appendEvents } from '../../platform/events/event-log.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { type MailboxProblem, type MailboxState, REFUSALS } from '../../vocabulary/mailbox.js';
import { Mailbox } from '../record/mailbox.entity.js';

/** The first reading of a folder, or the reading after all its UIDs have changed. */
type Beginning = 'FIRST' | 'AGAIN';

/** The position up to which a mailbox was read. */
export interface Cursor {
  readonly validity: string;
  /** The last stored UID. */
  readonly last: number;
  /** The last UID that was marked or moved at the server. */
  readonly finished: number;
  readonly beginning: Beginning | null;
}

/** Another worker has the lease of the mailbox, or a user has changed it; the reading ends at once. */
export class LeaseLost extends Error {}

/** Longest wait after a failure that may pass, and after a refusal that may lock an account. */
const LONGEST_WAIT_MS = 300_000;
const REFUSED_MS = 900_000;
const LONGEST_REFUSED_MS = 3_600_000;

/** The stored cursor of a mailbox; null before the first reading. */
export function cursorIn({ cursor }: Mailbox): Cursor | null {
  const [validity, last, finished, beginning] = cursor?.split(':') ?? [];
  if (!validity) return null;
  return { validity, last: Number(last), finished: Number(finished), beginning: (beginning as Beginning) || null };
}

const written = ({ validity, last, finished, beginning }: Cursor) =>
  `${validity}:${last}:${finished}:${beginning ?? ''}`;

/** Milliseconds until the next attempt after consecutive failures, with a random share so that mailboxes spread. */
export function waitAfterFailure(failures: number, problem: MailboxProblem, firstMs: number): number {
  const isRefused = REFUSALS.includes(problem);
  const [first, longest] = isRefused ? [REFUSED_MS, LONGEST_REFUSED_MS] : [firstMs, LONGEST_WAIT_MS];
  return Math.min(first * 2 ** Math.min(failures - 1, 20), longest) * (0.75 + Math.random() / 4);
}

/**
 * Stores the state of mailboxes: lease, cursor and condition. A note demands the worker's lease and an unchanged mailbox,
 * else it throws `LeaseLost`; it changes no version, so that it conflicts with no edit of a user.
 */
@Injectable()
export class MailboxStates {
  constructor(
    private readonly work: UnitOfWork,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** Takes the lease of a mailbox; null while another worker has it. */
  take(id: string, holder: string): Promise<Mailbox | null> {
    return this.work.write(async (em) => {
      const [taken] = await em.execute<unknown[]>(
        `update mailbox set lease_holder = ?, lease_until = now() + make_interval(secs => ?)
          where tenant = ? and id = ? and active and coalesce(lease_until < now(), true)
            and coalesce(retry_at <= now(), true) returning id`,
        [holder, this.env.VSD_MAILBOX_LEASE_MS / 1_000, currentTenant(), id],
      );
      return taken ? em.findOne(Mailbox, recordKey(id)) : null;
    });
  }

  /** Renews the leases of a holder; returns the mailboxes that it still holds. */
  async renew(ids: readonly string[], holder: string): Promise<ReadonlySet<string>> {
    const rows = await this.work.write((em) =>
      em.execute<{ id: string }[]>(
        `update mailbox set lease_until = now() + make_interval(secs => ?)
          where tenant = ? and id = any(?::uuid[]) and lease_holder = ? returning id`,
        [this.env.VSD_MAILBOX_LEASE_MS / 1_000, currentTenant(), `{${ids.join(',')}}`, holder],
      ),
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Ends the lease of a mailbox. */
  async release(id: string, holder: string): Promise<void> {
    await this.work.write((em) =>
      em.execute(
        'update mailbox set lease_holder = null, lease_until = null where tenant = ? and id = ? and lease_holder = ?',
        [currentTenant(), id, holder],
      ),
    );
  }

  /** Stores the cursor in the caller's transaction, and counts a new message. */
  advance(em: EntityManager, mailbox: Mailbox, holder: string, cursor: Cursor, isNew: boolean): Promise<void> {
    const more = isNew ? ', received = received + 1, last_message_at = now()' : '';
    return this.#note(em, mailbox, holder, `cursor = ?${more}`, [written(cursor)]);
  }

  /** Stores the cursor after a reading; `isSteady` from the second reading on, which resets the failures. */
  async checked(mailbox: Mailbox, holder: string, cursor: Cursor, problem: MailboxProblem | null, isSteady: boolean) {
    await this.work.write(async (em) => {
      if (isSteady) mailbox.failures = 0;
      const calm = isSteady ? ', failures = 0, retry_at = null' : '';
      const values = [written(cursor), problem];
      await this.#note(
        em,
        mailbox,
        holder,
        `cursor = ?, problem = ?, state = 'CONNECTED', checked_at = now()${calm}`,
        values,
      );
      await appendChange(em, mailbox.id);
    });
  }

  /** Stores a failure and the time of the next attempt, and ends the lease. */
  async failed(mailbox: Mailbox, holder: string, problem: MailboxProblem): Promise<void> {
    const failures = mailbox.failures + 1;
    const state: MailboxState = REFUSALS.includes(problem) ? 'REFUSED' : 'FAILED';
    const seconds = waitAfterFailure(failures, problem, this.env.VSD_MAILBOX_RETRY_MS) / 1_000;
    await this.work.write(async (em) => {
      await this.#note(
        em,
        mailbox,
        holder,
        `state = ?, problem = ?, failures = ?, checked_at = now(), lease_holder = null, lease_until = null,
         retry_at = now() + make_interval(secs => ?)`,
        [state, problem, failures, seconds],
      );
      await appendChange(em, mailbox.id);
    });
  }

  /** Ends the wait of a mailbox after a failure. */
  async retry(id: string): Promise<void> {
    await this.work.write((em) =>
      em.execute('update mailbox set retry_at = null where tenant = ? and id = ?', [currentTenant(), id]),
    );
  }

  /** Stores the refresh token with which the server has replaced the previous one. */
  async keepRefreshToken({ id, version }: Mailbox, sealed: string): Promise<void> {
    await this.work.write((em) =>
      em.execute('update mailbox set refresh_token = ? where tenant = ? and id = ? and version = ?', [
        sealed,
        currentTenant(),
        id,
        version,
      ]),
    );
  }

  async #note(em: EntityManager, { id, version }: Mailbox, holder: string, set: string, values: readonly unknown[]) {
    const noted = await em.execute<unknown[]>(
      `update mailbox set ${set} where tenant = ? and id = ? and version = ? and lease_holder = ? and active returning id`,
      [...values, currentTenant(), id, version, holder],
    );
    if (noted.length === 0) throw new LeaseLost('The mailbox is read by another worker, or was changed');
  }
}

/** Sends the new state to open screens, although the version of the mailbox has not changed. */
const appendChange = (em: EntityManager, record: string) =>
  appendEvents(em, [
    { tenant: currentTenant(), id: uuidv7(), resource: 'mailboxes', record, kind: 'changed', fields: ['state'] },
  ]);
