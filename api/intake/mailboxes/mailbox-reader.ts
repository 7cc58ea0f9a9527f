import { isUnavailable } from '../../platform/database/unavailable.js';
import { Problem } from '../../platform/http/problem.js';
import { MailboxTrouble, type OpenMailbox } from '../../ports/mailboxes.js';
import type { MailboxProblem } from '../../vocabulary/mailbox.js';
import { readMessageInProcess } from '../reading/read-message-in-process.js';
import type { MessageIntake, Origin } from '../receiving/message-intake.service.js';
import { LARGEST_MESSAGE } from '../receiving/receive-message.js';
import type { IntakeMessage } from '../record/intake-message.entity.js';
import type { Mailbox } from '../record/mailbox.entity.js';
import { type Cursor, cursorIn, type MailboxStates } from './mailbox-state.js';

/** Attempts to fetch a mail before it is skipped. */
const ATTEMPTS = 3;
/** The period before the last stored mail that is searched again after all UIDs have changed. */
const OVERLAP_MS = 2 * 86_400_000;
/** The pause between two readings of a mailbox, however often its server announces new mails. */
const BREATH_MS = 250;

/** Counts of failed attempts to fetch a mail, by mailbox. */
export type Attempts = Map<string, { readonly uid: number; readonly count: number }>;

interface Means {
  readonly intake: MessageIntake;
  readonly states: MailboxStates;
  readonly attempts: Attempts;
  readonly pollMs: number;
  /** The worker that holds the lease of the mailbox. */
  readonly holder: string;
}

/**
 * Reads one mailbox as long as it is open. Each mail is stored and counted in one transaction with the cursor of the
 * mailbox, which only the holder of the lease writes; after that it is marked or moved at the server.
 */
export class MailboxReader {
  #cursor: Cursor | null;
  #problem: MailboxProblem | null = null;

  constructor(
    private readonly mailbox: Mailbox,
    private readonly open: OpenMailbox,
    private readonly means: Means,
  ) {
    this.#cursor = cursorIn(mailbox);
  }

  /** Reads until an error or the signal ends it. */
  async run(signal: AbortSignal): Promise<void> {
    const { states, holder, pollMs } = this.means;
    for (let isSteady = false; !signal.aborted; isSteady = true) {
      const cursor = await this.#takeAll(signal);
      if (signal.aborted) return;
      await states.checked(this.mailbox, holder, cursor, this.#problem, isSteady);
      await this.open.news(pollMs);
      await breath();
    }
  }

  /** Takes all new mails; returns the new cursor. */
  async #takeAll(signal: AbortSignal): Promise<Cursor> {
    this.#problem = null;
    const valid = this.#cursor?.validity === this.open.validity ? this.#cursor : null;
    this.#cursor = valid && !valid.beginning ? await this.#takeNew(valid, signal) : await this.#begin(valid, signal);
    return this.#cursor;
  }

  async #takeNew(before: Cursor, signal: AbortSignal): Promise<Cursor> {
    let cursor = before.finished < before.last ? await this.#finished(before, before.finished + 1) : before;
    for (const uid of await this.open.above(before.last)) {
      if (signal.aborted) break;
      cursor = { ...cursor, last: uid };
      await this.#takeOrCount(uid, cursor);
      cursor = await this.#finished(cursor, cursor.finished + 1);
    }
    return cursor;
  }

  /** Takes the unread mails of a new or renumbered folder; continues a reading that was interrupted. */
  async #begin(begun: Cursor | null, signal: AbortSignal): Promise<Cursor> {
    const { validity, nextUid } = this.open;
    const beginning = begun?.beginning ?? (this.#cursor ? 'AGAIN' : 'FIRST');
    let cursor = begun ?? { validity, last: 0, finished: 0, beginning };
    if (cursor.finished < cursor.last) cursor = await this.#finished(cursor, cursor.last);
    const { createdAt, lastMessageAt } = this.mailbox;
    const since = new Date((lastMessageAt ?? createdAt).getTime() - OVERLAP_MS);
    for (const uid of await this.open.unseen(beginning === 'AGAIN' ? since : null)) {
      if (signal.aborted) return cursor;
      if (uid <= cursor.last) continue;
      cursor = { ...cursor, last: uid };
      await this.#takeOrCount(uid, cursor);
      cursor = await this.#finished(cursor, uid);
    }
    const last = Math.max(nextUid - 1, cursor.last);
    return { validity, last, finished: last, beginning: null };
  }

  async #takeOrCount(uid: number, next: Cursor): Promise<void> {
    const { attempts } = this.means;
    const { id } = this.mailbox;
    const tried = attempts.get(id);
    const count = tried?.uid === uid ? tried.count : 0;
    try {
      if (count >= ATTEMPTS) await this.#giveUp(uid, next);
      else await this.#take(uid, next);
      attempts.delete(id);
    } catch (error) {
      if (error instanceof MailboxTrouble) attempts.set(id, { uid, count: count + 1 });
      throw error;
    }
  }

  async #take(uid: number, next: Cursor): Promise<void> {
    const origin = this.#origin(next);
    const size = await this.open.sizeOf(uid);
    // Another client has removed the mail.
    if (size === null) return;
    if (size > LARGEST_MESSAGE) return this.#takeHead(uid, size, origin);
    try {
      await this.means.intake.take(await this.open.content(uid, LARGEST_MESSAGE + 1), origin);
    } catch (error) {
      if (!(error instanceof Problem) || isUnavailable(error)) throw error;
      // The mail is larger than its declared size, or empty.
      await this.#takeHead(uid, size, origin);
    }
  }

  async #takeHead(uid: number, size: number, origin: Origin): Promise<void> {
    const head = await this.open.head(uid);
    const message = await readMessageInProcess(head).catch(() => null);
    await this.#keepHead(uid, { head, message, size, reason: 'TOO_LARGE' }, origin);
  }

  /** Stores a note about a mail that the server does not deliver. */
  #giveUp(uid: number, next: Cursor): Promise<void> {
    return this.#keepHead(
      uid,
      { head: Buffer.alloc(0), message: null, size: 1, reason: 'UNREADABLE' },
      this.#origin(next),
    );
  }

  #keepHead(
    uid: number,
    { head, message, size, reason }: Pick<IntakeMessage, 'size' | 'reason'> & HeadParts,
    origin: Origin,
  ): Promise<void> {
    const note = `Mail ${uid} of ${this.mailbox.id} (${this.open.validity})\r\n\r\n`;
    const kept = head.length > 0 ? head : Buffer.from(note);
    return this.means.intake.takeHead({ head: kept, message, size: Math.max(size, 1), reason }, origin);
  }

  #origin(next: Cursor): Origin {
    const { states, holder } = this.means;
    return {
      mailbox: this.mailbox.id,
      note: (em, isNew) => states.advance(em, this.mailbox, holder, next, isNew),
    };
  }

  async #finished(cursor: Cursor, from: number): Promise<Cursor> {
    return (await this.#finish(from, cursor.last)) ? { ...cursor, finished: cursor.last } : cursor;
  }

  /** Marks or moves stored mails. A refusal of the server is shown, tried again with the next mail, and blocks no mail. */
  async #finish(from: number, to: number): Promise<boolean> {
    const { afterReading: how, moveTo: folder } = this.mailbox;
    try {
      await this.open.finish({ from, to, how, folder });
      return true;
    } catch (error) {
      if (!(error instanceof MailboxTrouble) || error.code === 'CONNECTION_LOST') throw error;
      this.#problem = error.code;
      return false;
    }
  }
}

interface HeadParts {
  readonly head: Buffer;
  readonly message: Awaited<ReturnType<typeof readMessageInProcess>> | null;
}

const breath = () => new Promise<void>((resolve) => setTimeout(resolve, BREATH_MS));
