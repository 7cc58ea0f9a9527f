import { isUnavailable } from '../../platform/database/unavailable.js';
import { Problem } from '../../platform/http/problem.js';
import { MailboxTrouble, type OpenMailbox } from '../../ports/mailboxes.js';
import type { MailboxProblem } from '../../vocabulary/mailbox.js';
import { readApart } from '../reading/read-apart.js';
import type { MessageIntake, Origin } from '../receiving/message-intake.service.js';
import { LARGEST_MESSAGE } from '../receiving/receive-message.js';
import type { IntakeMessage } from '../record/intake-message.entity.js';
import type { Mailbox } from '../record/mailbox.entity.js';
import { type Cursor, cursorIn, type MailboxStates } from './mailbox-state.js';

/** Attempts at a mail that cannot be fetched, before the others go on without it. */
const ATTEMPTS = 3;
/** Before its end, mails are looked for anew whose numbers have all changed. */
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
    const isKnown = this.#cursor?.validity === this.open.validity;
    this.#cursor = isKnown ? await this.#takeNew(this.#cursor as Cursor, signal) : await this.#begin(signal);
    return this.#cursor;
  }

  async #takeNew(known: Cursor, signal: AbortSignal): Promise<Cursor> {
    let cursor = known.finished < known.last ? await this.#finished(known) : known;
    for (const uid of await this.open.above(known.last)) {
      if (signal.aborted) break;
      cursor = { ...cursor, last: uid };
      await this.#takeOrCount(uid, cursor);
      cursor = await this.#finished(cursor);
    }
    return cursor;
  }

  /**
   * Takes what lies there when nothing is known of the mailbox. How far it was read is noted at the end alone: whoever
   * comes after a half-read beginning begins again, and what is kept already counts once.
   */
  async #begin(signal: AbortSignal): Promise<Cursor> {
    const { validity, nextUid } = this.open;
    const uids = await this.open.unseen(this.#since());
    for (const uid of uids) {
      if (signal.aborted) break;
      await this.#takeOrCount(uid, this.#cursor);
      await this.#finish(uid, uid);
    }
    const last = Math.max(nextUid - 1, uids.at(-1) ?? 0);
    return { validity, last, finished: last };
  }

  /** Nothing is known of a mailbox without a beginning; of one whose numbers have changed, all of the last days counts. */
  #since(): Date | null {
    const { checkedAt } = this.mailbox;
    return this.#cursor && checkedAt ? new Date(checkedAt.getTime() - OVERLAP_MS) : null;
  }

  async #takeOrCount(uid: number, next: Cursor | null): Promise<void> {
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

  async #take(uid: number, next: Cursor | null): Promise<void> {
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
    const message = await readApart(head).catch(() => null);
    await this.#keepHead(uid, { head, message, size, reason: 'TOO_LARGE' }, origin);
  }

  /** Leaves a note of a mail that the server does not hand out. */
  #giveUp(uid: number, next: Cursor | null): Promise<void> {
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

  #origin(next: Cursor | null): Origin {
    const { states, holder } = this.means;
    return {
      mailbox: this.mailbox.id,
      note: (em, isNew) => states.advance(em, this.mailbox, holder, next ?? this.#cursor, isNew),
    };
  }

  async #finished(cursor: Cursor): Promise<Cursor> {
    const { finished, last } = cursor;
    return (await this.#finish(finished + 1, last)) ? { ...cursor, finished: last } : cursor;
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
  readonly message: Awaited<ReturnType<typeof readApart>> | null;
}

const breath = () => new Promise<void>((resolve) => setTimeout(resolve, BREATH_MS));
