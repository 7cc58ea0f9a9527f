const KEY = 'fragment';

/** Keeps the fragment of an address in this tab: the way over the sign-in page loses it. */
export function keepFragment(address: string): void {
  const { pathname, hash } = new URL(address);
  try {
    if (hash) sessionStorage.setItem(KEY, JSON.stringify([pathname, hash]));
    else sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
}

/** The address with the fragment that was kept for it, which is forgotten thereby; another address stays as it is. */
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
