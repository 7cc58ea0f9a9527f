import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Env } from '../../platform/env.js';
import { appendEvents } from '../../platform/events/event-log.js';
import { currentTenant, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { type MailboxProblem, type MailboxState, REFUSALS } from '../../vocabulary/mailbox.js';
import { Mailbox } from '../record/mailbox.entity.js';

/** What lay in the folder before is being read: when nothing was known of it, or when its numbers have begun anew. */
type Beginning = 'FIRST' | 'AGAIN';

/** Up to where a mailbox was read. */
export interface Cursor {
  readonly validity: string;
  /** The last UID that is kept. */
  readonly last: number;
  /** The last UID with which all is done. */
  readonly finished: number;
  readonly beginning: Beginning | null;
}

/** Another worker reads the mailbox by now, or somebody has changed it: whoever meets this leaves it at once. */
export class LeaseLost extends Error {}

/** Longest wait after a failure that may pass, and after a refusal that may lock an account. */
const LONGEST_WAIT_MS = 300_000;
const REFUSED_MS = 900_000;
const LONGEST_REFUSED_MS = 3_600_000;

export function cursorIn({ cursor }: Mailbox): Cursor | null {
  const [validity, last, finished, beginning] = cursor?.split(':') ?? [];
  if (!validity) return null;
  return { validity, last: Number(last), finished: Number(finished), beginning: (beginning as Beginning) || null };
}

const written = ({ validity, last, finished, beginning }: Cursor) =>
  `${validity}:${last}:${finished}:${beginning ?? ''}`;

/** Milliseconds until a mailbox is tried again that has failed so many times in a row; no two wait for the same time. */
export function waitAfterFailure(failures: number, problem: MailboxProblem, firstMs: number): number {
  const isRefused = REFUSALS.includes(problem);
  const [first, longest] = isRefused ? [REFUSED_MS, LONGEST_REFUSED_MS] : [firstMs, LONGEST_WAIT_MS];
  return Math.min(first * 2 ** Math.min(failures - 1, 20), longest) * (0.75 + Math.random() / 4);
}

/**
 * What the worker notes of a mailbox: whose it is to read, how far it was read, how it stands. Each note is made only as
 * long as the mailbox is the worker's own and nobody has changed it, and changes no version: whoever edits the mailbox is
 * not disturbed. Throws `LeaseLost` otherwise.
 */
@Injectable()
export class MailboxStates {
  constructor(
    private readonly work: UnitOfWork,
    @Inject(Env) private readonly env: Env,
  ) {}

  /** Takes the mailbox if nobody reads it; null where somebody does. */
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

  /** Keeps the mailboxes; answers those that are the holder's still. */
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

  /** Lets others read the mailbox. */
  async release(id: string, holder: string): Promise<void> {
    await this.work.write((em) =>
      em.execute(
        'update mailbox set lease_holder = null, lease_until = null where tenant = ? and id = ? and lease_holder = ?',
        [currentTenant(), id, holder],
      ),
    );
  }

  /** Notes in the caller's transaction how far the mailbox is read, and that a message more has come if one has. */
  advance(em: EntityManager, mailbox: Mailbox, holder: string, cursor: Cursor, isNew: boolean): Promise<void> {
    const more = isNew ? ', received = received + 1, last_message_at = now()' : '';
    return this.#note(em, mailbox, holder, `cursor = ?${more}`, [written(cursor)]);
  }

  /** Notes that the mailbox was looked through; `isSteady` once it has been for a while. */
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
      await tell(em, mailbox.id);
    });
  }

  /** Notes that the mailbox could not be read, and lets go of it until it is tried again. */
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
      await tell(em, mailbox.id);
    });
  }

  /** Has a mailbox tried at once that waits after a failure. */
  async retry(id: string): Promise<void> {
    await this.work.write((em) =>
      em.execute('update mailbox set retry_at = null where tenant = ? and id = ?', [currentTenant(), id]),
    );
  }

  /** Keeps the refresh token that the server has given in place of the one that was sent. */
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

  async #note(em: EntityManager, { id, version }: Mailbox, holder: string, what: string, values: readonly unknown[]) {
    const noted = await em.execute<unknown[]>(
      `update mailbox set ${what} where tenant = ? and id = ? and version = ? and lease_holder = ? and active returning id`,
      [...values, currentTenant(), id, version, holder],
    );
    if (noted.length === 0) throw new LeaseLost('The mailbox is read by another worker, or was changed');
  }
}

/** Who looks at the mailbox sees how it stands by now, though its version is what it was. */
const tell = (em: EntityManager, record: string) =>
  appendEvents(em, [
    { tenant: currentTenant(), id: uuidv7(), resource: 'mailboxes', record, kind: 'changed', fields: ['state'] },
  ]);
