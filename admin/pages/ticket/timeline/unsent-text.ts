import { useSyncExternalStore } from 'react';
import { useMe } from '../../../providers/application';

/** What a user has written on a ticket and not sent; who and where in one text, such as `alpina/anna/<id>`. */
const keyOf = (owner: string) => `unsent:${owner}`;

/** Who writes where, as unsent texts and files are kept. */
export function useUnsentOwner(ticket: string): string {
  const { tenant, username } = useMe();
  return `${tenant}/${username}/${ticket}`;
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether something has been written on a ticket in this tab and not been sent. */
export function useHasUnsent(ticket: string): boolean {
  const owner = useUnsentOwner(ticket);
  return useSyncExternalStore(subscribe, () => unsentText(owner).trim() !== '');
}

/** What was written in this tab and not sent; nothing when the browser denies its storage. */
export function unsentText(owner: string): string {
  try {
    return sessionStorage.getItem(keyOf(owner)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is written until it is sent, so that leaving the page loses nothing. */
export function keepUnsent(owner: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(owner));
    else sessionStorage.setItem(keyOf(owner), text);
    for (const listener of listeners) listener();
  } catch {
    return;
  }
}
