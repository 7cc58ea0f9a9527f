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

/** Attempts at a mail that cannot be fetched, before the others go on without it. */
const ATTEMPTS = 3;
/** Mails are looked for anew whose numbers have all changed: so long before the last one that was kept. */
const OVERLAP_MS = 2 * 86_400_000;
/** Between two looks at a mailbox, however often it says that there is something new. */
const BREATH_MS = 250;

/** Mails that could not be fetched, by mailbox: how often it was tried. */
export type Attempts = Map<string, { readonly uid: number; readonly count: number }>;

interface Means {
  readonly intake: MessageIntake;
  readonly states: MailboxStates;
  readonly attempts: Attempts;
  readonly pollMs: number;
  /** Who holds the mailbox. */
  readonly holder: string;
}

/**
 * Reads one mailbox as long as it is open. Each mail is kept and counted in one transaction with how far the mailbox was
 * read, which is the holder's alone; only then is it marked or moved at the server.
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

  /** Reads until something fails or somebody ends it. */
  async run(signal: AbortSignal): Promise<void> {
    const { states, holder, pollMs } = this.means;
    for (let isSteady = false; !signal.aborted; isSteady = true) {
      const cursor = await this.#lookThrough(signal);
      if (signal.aborted) return;
      await states.checked(this.mailbox, holder, cursor, this.#problem, isSteady);
      await this.open.news(pollMs);
      await breath();
    }
  }

  /** Takes all that is new; answers up to where the mailbox is read then. */
  async #lookThrough(signal: AbortSignal): Promise<Cursor> {
    this.#problem = null;
    const known = this.#cursor?.validity === this.open.validity ? this.#cursor : null;
    this.#cursor = known && !known.beginning ? await this.#takeNew(known, signal) : await this.#begin(known, signal);
    return this.#cursor;
  }

  async #takeNew(known: Cursor, signal: AbortSignal): Promise<Cursor> {
    let cursor = known.finished < known.last ? await this.#finished(known, known.finished + 1) : known;
    for (const uid of await this.open.above(known.last)) {
      if (signal.aborted) break;
      cursor = { ...cursor, last: uid };
      await this.#takeOrCount(uid, cursor);
      cursor = await this.#finished(cursor, cursor.finished + 1);
    }
    return cursor;
  }

  /** Takes what lies there at the beginning, of which what somebody has read is left; goes on with a half-read one. */
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
    // Somebody was faster and has removed it.
    if (size === null) return;
    if (size > LARGEST_MESSAGE) return this.#takeHead(uid, size, origin);
    try {
      await this.means.intake.take(await this.open.content(uid, LARGEST_MESSAGE + 1), origin);
    } catch (error) {
      if (!(error instanceof Problem) || isUnavailable(error)) throw error;
      // Larger than it said, or without any content.
      await this.#takeHead(uid, size, origin);
    }
  }

  async #takeHead(uid: number, size: number, origin: Origin): Promise<void> {
    const head = await this.open.head(uid);
    const message = await readMessageInProcess(head).catch(() => null);
    await this.#keepHead(uid, { head, message, size, reason: 'TOO_LARGE' }, origin);
  }

  /** Leaves a note of a mail that the server does not hand out. */
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

  /** Marks or moves what is kept. What the server refuses is shown, tried again with the next, and holds nothing up. */
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
