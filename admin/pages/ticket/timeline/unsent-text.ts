import { useSyncExternalStore } from 'react';
import { useMe } from '../../../providers/application';

/**
 * Storage key of a user's unsent text on a ticket; the owner is user and ticket in one text, such as
 * `alpina/anna/<id>`.
 */
const keyOf = (owner: string) => `unsent:${owner}`;

/** The owner of unsent texts and files: user and ticket. */
export function useUnsentOwner(ticket: string): string {
  const { tenant, username } = useMe();
  return `${tenant}/${username}/${ticket}`;
}

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether this tab holds an unsent text on a ticket. */
export function useHasUnsent(ticket: string): boolean {
  const owner = useUnsentOwner(ticket);
  return useSyncExternalStore(subscribe, () => unsentText(owner).trim() !== '');
}

/** The unsent text of this tab; empty if the browser denies its storage. */
export function unsentText(owner: string): string {
  try {
    return sessionStorage.getItem(keyOf(owner)) ?? '';
  } catch {
    return '';
  }
}

/** Stores the unsent text, so that leaving the page loses nothing. */
export function keepUnsent(owner: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(owner));
    else sessionStorage.setItem(keyOf(owner), text);
    for (const listener of listeners) listener();
  } catch {
    return;
  }
}
