import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdapterPayload } from 'oidc-provider';
import { writeSecret } from '../data-folder.js';

interface Entry {
  payload: AdapterPayload;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Sessions, grants and refresh tokens: in memory, written to a file within a second, and read at the next start. */
export class SessionStore {
  readonly #entries: Map<string, Entry>;
  readonly #sessionByUid = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  readonly #file: string;

  constructor(folder: string) {
    this.#file = join(folder, 'sessions.json');
    this.#entries = new Map(this.#read());
    for (const [key, { payload }] of this.#entries) if (payload.uid) this.#sessionByUid.set(payload.uid, key);
  }

  /** The storage of one of oidc-provider's models. */
  adapter(model: string) {
    const keyOf = (id: string) => `${model}:${id}`;
    const find = async (key: string | undefined) => this.#find(key);
    return {
      find: (id: string) => find(keyOf(id)),
      findByUid: (uid: string) => find(this.#sessionByUid.get(uid)),
      upsert: async (id: string, payload: AdapterPayload, seconds = 86_400) => {
        this.#entries.set(keyOf(id), { payload, expiresAt: Date.now() + seconds * 1000 });
        if (model === 'Session' && payload.uid) this.#sessionByUid.set(payload.uid, keyOf(id));
        this.#changed();
      },
      consume: async (id: string) => {
        const payload = this.#find(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
        this.#changed();
      },
      destroy: async (id: string) => this.#remove(keyOf(id)),
      revokeByGrantId: async (grantId: string) => {
        for (const [key, { payload }] of this.#entries) if (payload.grantId === grantId) this.#remove(key);
      },
    };
  }

  /** Ends the sessions, grants and refresh tokens of an account. */
  endSessions(accountId: string): void {
    for (const [key, { payload }] of this.#entries) if (payload.accountId === accountId) this.#remove(key);
  }

  /** Whether a session with a client goes on; `sid` is the claim of its tokens. */
  hasSession(client: string, sid: string): boolean {
    for (const [key, { payload, expiresAt }] of this.#entries) {
      if (!key.startsWith('Session:') || expiresAt <= Date.now() || !payload.accountId) continue;
      const { authorizations = {} } = payload;
      if (Object.hasOwn(authorizations, client) && authorizations[client]?.sid === sid) return true;
    }
    return false;
  }

  /** Writes all entries to the file, without expired ones. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const now = Date.now();
    for (const [key, { expiresAt }] of this.#entries) if (expiresAt <= now) this.#remove(key);
    await writeSecret(this.#file, JSON.stringify([...this.#entries]));
  }

  #find(key: string | undefined): AdapterPayload | undefined {
    const entry = key === undefined ? undefined : this.#entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  }

  #remove(key: string): void {
    const uid = this.#entries.get(key)?.payload.uid;
    if (uid && this.#sessionByUid.get(uid) === key) this.#sessionByUid.delete(uid);
    if (this.#entries.delete(key)) this.#changed();
  }

  #changed(): void {
    this.#timer ??= setTimeout(() => this.flush().catch(() => undefined), 1000).unref();
  }

  /** Without the file, or with a damaged one, all users sign in again. */
  #read(): [string, Entry][] {
    try {
      return JSON.parse(readFileSync(this.#file, 'utf8'));
    } catch {
      return [];
    }
  }
}
