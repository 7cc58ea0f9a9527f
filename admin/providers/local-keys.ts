/** Keys of the local storage (spec §9). */
export const LocalKey = {
  locale: 'locale',
  user: 'user',
  /** The user who signed in last: the sign-in page suggests their name. */
  username: 'username',
  tenant: 'tenant',
  /** Set by a sign-out at a provider without a page for it: the next sign-in requests the password anew. */
  signedOut: 'signed-out',
  offline: 'offline',
  clock: 'clock-difference',
} as const;
type LocalKey = (typeof LocalKey)[keyof typeof LocalKey];

/** Reads a value; undefined when the browser denies its storage. */
export function readLocal(key: LocalKey | string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value, or removes it if undefined; a browser that denies its storage stores nothing. */
export function writeLocal(key: LocalKey | string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}
