import { useMemo } from 'react';
import { useMe } from './application';
import { type InputStore, type KeptInput, keepInput, keptBelow, keptInput } from './kept-input';

/** Storage for browsers that deny theirs. */
const nothing: InputStore['storage'] = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

function tabStorage(): InputStore['storage'] {
  try {
    return sessionStorage;
  } catch {
    return nothing;
  }
}

/** Pause in typing after which input is stored, in milliseconds; leaving the page stores it at once. */
const pause = 250;

/** Input that is not stored yet, by owner and form. */
const waiting = new Map<string, { write: () => void; timer: ReturnType<typeof setTimeout> }>();

function withdraw(key: string): void {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
}

function writeWaiting(): void {
  for (const [key, { write }] of waiting) {
    withdraw(key);
    write();
  }
}

globalThis.addEventListener?.('pagehide', writeWaiting);

/** The unsaved input of the forms in this tab, of the signed-in user and this tenant alone. */
export function useKeptInputs() {
  const { tenant, username } = useMe();
  return useMemo(() => {
    const store: InputStore = { owner: `${tenant}/${username}`, storage: tabStorage() };
    const keyOf = (form: string) => `${store.owner} ${form}`;
    const forget = (form: string) => {
      withdraw(keyOf(form));
      keepInput(store, form, undefined);
    };
    return {
      of: (form: string) => {
        writeWaiting();
        return keptInput(store, form);
      },
      /** Stores the input after a pause in typing; undefined deletes it at once. */
      keep: (form: string, input: KeptInput | undefined) => {
        if (!input) return forget(form);
        const key = keyOf(form);
        withdraw(key);
        const write = () => keepInput(store, form, input);
        const later = () => {
          withdraw(key);
          write();
        };
        waiting.set(key, { write, timer: setTimeout(later, pause) });
      },
      forget,
      below: (prefix: string) => {
        writeWaiting();
        return keptBelow(store, prefix);
      },
    };
  }, [tenant, username]);
}
