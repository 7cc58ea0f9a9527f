/** Keys of the local storage (spec §9). */
export const LocalKey = {
  locale: 'locale',
  user: 'user',
  /** Who was signed in last: the sign-in page begins with their name. */
  username: 'username',
  tenant: 'tenant',
  offline: 'offline',
  clock: 'clock-difference',
} as const;
type LocalKey = (typeof LocalKey)[keyof typeof LocalKey];

/** Reads a text; absent when the browser denies its storage. */
export function readLocal(key: LocalKey | string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, or removes it when it is undefined; a browser that denies its storage keeps nothing. */
export function writeLocal(key: LocalKey | string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    return;
  }
}
