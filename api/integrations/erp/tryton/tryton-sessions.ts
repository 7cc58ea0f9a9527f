import { createHash } from 'node:crypto';

/** A session of a user, with what Tryton wants to be told with every call. */
export interface TrytonSession {
  readonly user: number;
  readonly authorization: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/** Connections of which sessions are kept. */
const MOST = 500;

/** Sessions that were opened, by what they were opened with; those who come at once wait for the same one. */
export class TrytonSessions {
  readonly #open = new Map<string, Promise<TrytonSession>>();

  of(access: string, signIn: () => Promise<TrytonSession>): Promise<TrytonSession> {
    const key = digestOf(access);
    const known = this.#open.get(key);
    if (known) return known;
    const made = signIn();
    this.#open.set(key, made);
    made.catch(() => this.#drop(key, made));
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST && oldest !== undefined) this.#open.delete(oldest);
    return made;
  }

  /** It is over; unless somebody has opened another one already. */
  async forget(access: string, session: TrytonSession): Promise<void> {
    const key = digestOf(access);
    const known = this.#open.get(key);
    if (known && (await known.catch(() => null)) === session) this.#drop(key, known);
  }

  #drop(key: string, made: Promise<TrytonSession>): void {
    if (this.#open.get(key) === made) this.#open.delete(key);
  }
}

/** Passwords are not kept as they are. */
const digestOf = (access: string) => createHash('sha256').update(access).digest('base64url');
