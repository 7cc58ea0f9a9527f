const KEY = 'fragment';

/** Stores the fragment of an address in this tab, since the way over the sign-in page loses it. */
export function keepFragment(address: string): void {
  const { pathname, hash } = new URL(address);
  try {
    if (hash) sessionStorage.setItem(KEY, JSON.stringify([pathname, hash]));
    else sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** The address with its stored fragment, which is deleted; another address is returned unchanged. */
export function withKeptFragment(address: string): string {
  const url = new URL(address);
  try {
    const [pathname, hash] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    sessionStorage.removeItem(KEY);
    if (!url.hash && hash && pathname === url.pathname) url.hash = hash;
  } catch {
    return address;
  }
  return url.toString();
}
