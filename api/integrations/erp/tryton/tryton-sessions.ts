import { createHash } from 'node:crypto';

/** A session of a user, with the context of each call. */
export interface TrytonSession {
  readonly user: number;
  readonly authorization: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/** Cached sessions at most. */
const MOST = 500;

/** Caches sessions by their access data; concurrent callers wait for the same one. */
export class TrytonSessions {
  readonly #open = new Map<string, Promise<TrytonSession>>();

  of(access: string, signIn: () => Promise<TrytonSession>): Promise<TrytonSession> {
    const key = digestOf(access);
    const cached = this.#open.get(key);
    if (cached) return cached;
    const opened = signIn();
    this.#open.set(key, opened);
    opened.catch(() => this.#drop(key, opened));
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST && oldest !== undefined) this.#open.delete(oldest);
    return opened;
  }

  /** Drops an expired session, unless a newer one has replaced it. */
  async forget(access: string, session: TrytonSession): Promise<void> {
    const key = digestOf(access);
    const cached = this.#open.get(key);
    if (cached && (await cached.catch(() => null)) === session) this.#drop(key, cached);
  }

  #drop(key: string, opened: Promise<TrytonSession>): void {
    if (this.#open.get(key) === opened) this.#open.delete(key);
  }
}

/** Digest of the access data, so that the cache holds no passwords. */
const digestOf = (access: string) => createHash('sha256').update(access).digest('base64url');
