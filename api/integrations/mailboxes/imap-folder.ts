import type { FetchMessageObject, ImapFlow, MailboxObject } from 'imapflow';
import { MailboxTrouble, type OpenMailbox, type ReadMails } from '../../ports/mailboxes.js';
import { troubleOf } from './trouble.js';

/** The time of an answer to one command, and of a whole mail. */
const ANSWER_MS = 60_000;
const MAIL_MS = 600_000;
const LEAVE_MS = 2_000;
const PIECE_BYTES = 1024 * 1024;
const HEAD_BYTES = 64 * 1024;
/** Factor of the poll interval for a server that announces new mails. */
const POLLS_SAVED = 5;
/** Bytes that an idle server may send in a second. */
const CHATTER_BYTES = 256 * 1024;
const BEAT_MS = 1_000;

/** An open folder over IMAP, with one command at a time. */
export class ImapFolder implements OpenMailbox {
  readonly validity: string;
  readonly nextUid: number;
  readonly messages: number;
  #hasNews = false;
  #wake: () => void = () => undefined;
  /** The reason of a lost connection, which errors of pending commands do not have. */
  #failure: unknown;

  constructor(
    private readonly client: ImapFlow,
    { uidValidity, uidNext, exists }: MailboxObject,
  ) {
    this.validity = String(uidValidity);
    this.nextUid = uidNext;
    this.messages = exists;
    client.on('exists', () => {
      this.#hasNews = true;
      this.#wake();
    });
    client.on('close', () => this.#wake());
    client.on('error', (error) => {
      this.#failure ??= error;
    });
  }

  async above(uid: number): Promise<number[]> {
    // `*` includes the last mail even in an empty range.
    return (await this.#found({ uid: `${uid + 1}:*` })).filter((found) => found > uid);
  }

  async unseen(since: Date | null): Promise<number[]> {
    const unseen = await this.#found({ seen: false });
    const late = since ? await this.#found({ since }) : [];
    return [...new Set([...unseen, ...late])].sort((left, right) => left - right);
  }

  async sizeOf(uid: number): Promise<number | null> {
    const message = await this.#fetch(uid, { size: true });
    return message ? (message.size ?? 0) : null;
  }

  async head(uid: number): Promise<Buffer> {
    const message = await this.#fetch(uid, { source: { start: 0, maxLength: HEAD_BYTES } });
    return message?.source ?? Buffer.alloc(0);
  }

  async content(uid: number, bytes: number): Promise<AsyncIterable<Buffer>> {
    const options = { uid: true, chunkSize: PIECE_BYTES, maxBytes: bytes };
    const download = await this.#answered(this.client.download(String(uid), undefined, options));
    if (!('content' in download) || !download.content) throw new MailboxTrouble('SERVER_INVALID');
    const { content } = download;
    const { client } = this;
    const asTrouble = (error: unknown) => this.#troubleOf(error);
    return (async function* () {
      // Closing ends the stream as well.
      const limit = setTimeout(() => content.destroy(new MailboxTrouble('SERVER_SILENT')), MAIL_MS);
      try {
        for await (const piece of content) yield piece as Buffer;
      } catch (error) {
        throw asTrouble(error);
      } finally {
        clearTimeout(limit);
        // After an incomplete download the connection takes no further commands.
        if (!content.readableEnded) client.close();
      }
    })();
  }

  async finish({ from, to, how, folder }: ReadMails): Promise<void> {
    if (how === 'LEFT') return;
    const range = `${from}:${to}`;
    await this.#answered(this.client.messageFlagsAdd(range, ['\\Seen'], { uid: true }));
    if (how !== 'MOVED' || !folder) return;
    const move = () => this.client.messageMove(range, folder, { uid: true });
    const moved = (await this.#answered(move()).catch(() => false)) || (await this.#movedToNew(folder, move));
    if (!moved) throw new MailboxTrouble('NOT_MOVED');
  }

  async news(pollMs: number): Promise<void> {
    this.#assertOpen();
    const isAnnounced = this.client.capabilities.has('IDLE');
    if (!this.#hasNews) {
      const ending = this.client.idle().catch(() => false);
      await this.#waitFor(isAnnounced ? pollMs * POLLS_SAVED : pollMs);
      void ending;
    }
    this.#hasNews = false;
    this.#assertOpen();
  }

  async close(): Promise<void> {
    if (this.client.usable) {
      let limit: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, LEAVE_MS);
      });
      await Promise.race([this.client.logout().catch(() => undefined), late]);
      clearTimeout(limit);
    }
    this.client.close();
  }

  /** Waits for news, the end of the connection or the end of the time; disconnects a server that sends too much. */
  async #waitFor(ms: number): Promise<void> {
    let before = this.client.stats().received;
    let beat: NodeJS.Timeout | undefined;
    let limit: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
      limit = setTimeout(resolve, ms);
      beat = setInterval(() => {
        const { received } = this.client.stats();
        if (received - before > CHATTER_BYTES) this.client.close();
        before = received;
      }, BEAT_MS);
      if (!this.client.usable) resolve();
    });
    clearTimeout(limit);
    clearInterval(beat);
    this.#wake = () => undefined;
  }

  async #movedToNew(folder: string, move: () => Promise<unknown>): Promise<boolean> {
    await this.#answered(this.client.mailboxCreate(folder)).catch(() => undefined);
    return Boolean(await this.#answered(move()).catch(() => false));
  }

  async #found(query: object): Promise<number[]> {
    const uids = await this.#answered(this.client.search(query, { uid: true }));
    if (!Array.isArray(uids)) throw new MailboxTrouble('SERVER_INVALID');
    return uids.sort((left, right) => left - right);
  }

  async #fetch(uid: number, query: object): Promise<FetchMessageObject | null> {
    return (await this.#answered(this.client.fetchOne(String(uid), { uid: true, ...query }, { uid: true }))) || null;
  }

  /** The answer of the server; a late answer closes the connection. */
  async #answered<T>(answer: Promise<T>): Promise<T> {
    let limit: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      limit = setTimeout(() => {
        reject(new MailboxTrouble('SERVER_SILENT'));
        this.client.close();
      }, ANSWER_MS);
    });
    try {
      return await Promise.race([answer, late]);
    } catch (error) {
      throw this.#troubleOf(error);
    } finally {
      clearTimeout(limit);
    }
  }

  #troubleOf(error: unknown): MailboxTrouble {
    const trouble = troubleOf(error);
    return trouble.code === 'CONNECTION_LOST' && this.#failure ? troubleOf(this.#failure) : trouble;
  }

  #assertOpen(): void {
    if (!this.client.usable) throw this.#troubleOf(new MailboxTrouble('CONNECTION_LOST'));
  }
}
