import type { Store } from 'react-admin';
import { LocalKey, readLocal, writeLocal } from './local-keys';

/** How long changes are gathered before they are sent, in milliseconds. */
const GATHERING = 800;

/** Sends changed preferences to the server; null removes a key. */
type SendPreferences = (changes: Record<string, unknown>) => Promise<unknown>;

/** The owner and the source of preferences. */
export interface PreferenceSource {
  /** Key of the user among the users of one browser, as in `alpina/anna`. */
  owner: string;
  preferences: Record<string, unknown>;
  send: SendPreferences;
}

/** Kept in this browser only: state of the moment (page, selection) or of the present screen. */
const passing = /\.(listParams|selectedIds)$|^(sidebar\.open|locale)$/;

/**
 * react-admin's store of preferences (column settings, saved queries, theme): read from `me`, kept in the local storage
 * per user, and sent to the server a moment after a change (spec §2, table settings per user). Changes that were unsent
 * when the browser was closed are sent at the next start.
 */
export function createPreferenceStore({ owner, preferences, send }: PreferenceSource): Store & { flush(): void } {
  let changes = readJson(unsentKey(owner)) ?? {};
  const stored = { ...readLocalValues(owner), ...preferences, ...changes };
  const values = new Map<string, unknown>(Object.entries(stored).filter(([, value]) => value !== null));
  const listeners = new Map<string, Set<(value: unknown) => void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    const sent = changes;
    changes = {};
    if (isEmpty(sent)) return;
    send(sent)
      .catch(() => {
        changes = { ...sent, ...changes };
      })
      .finally(() => writeLocal(unsentKey(owner), isEmpty(changes) ? undefined : JSON.stringify(changes)));
  };
  const flushSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(flush, GATHERING);
  };
  const put = (key: string, value: unknown) => {
    if (value === undefined) values.delete(key);
    else values.set(key, value);
    writeLocal(localKey(owner, key), value === undefined ? undefined : JSON.stringify(value));
    if (!passing.test(key)) {
      changes[key] = value ?? null;
      writeLocal(unsentKey(owner), JSON.stringify(changes));
      flushSoon();
    }
    for (const listener of listeners.get(key) ?? []) listener(value);
  };
  if (!isEmpty(changes)) flushSoon();
  const keysFrom = (prefix: string) => [...values.keys()].filter((key) => key.startsWith(prefix));

  return {
    setup: () => addEventListener('pagehide', flush),
    teardown: () => removeEventListener('pagehide', flush),
    getItem: (key, defaultValue) => {
      if (key === 'locale') return (readLocal(LocalKey.locale) ?? defaultValue) as never;
      return (values.has(key) ? values.get(key) : defaultValue) as never;
    },
    setItem: (key, value) => {
      if (key === 'locale') writeLocal(LocalKey.locale, value as string);
      else put(key, value);
      if (key === 'locale') for (const listener of listeners.get(key) ?? []) listener(value);
    },
    removeItem: (key) => put(key, undefined),
    removeItems: (prefix) => {
      for (const key of keysFrom(prefix)) put(key, undefined);
    },
    reset: () => {
      for (const key of [...values.keys()]) put(key, undefined);
    },
    subscribe: (key, callback) => {
      const group = listeners.get(key) ?? new Set();
      listeners.set(key, group.add(callback));
      return () => group.delete(callback);
    },
    listItems: (prefix = '') => Object.fromEntries(keysFrom(prefix).map((key) => [key, values.get(key)])),
    flush,
  };
}

const localKey = (owner: string, key: string) => `${owner}:${key}`;
const unsentKey = (owner: string) => `${owner}~unsent`;
const isEmpty = (changes: Record<string, unknown>) => Object.keys(changes).length === 0;

/** The JSON object under a local key; broken ones are removed. */
function readJson(key: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readLocal(key) ?? 'null') ?? undefined;
  } catch {
    writeLocal(key, undefined);
    return undefined;
  }
}

function readLocalValues(owner: string): Record<string, unknown> {
  const prefix = localKey(owner, '');
  const found: Record<string, unknown> = {};
  for (let at = 0; at < localStorage.length; at++) {
    const key = localStorage.key(at);
    if (!key?.startsWith(prefix)) continue;
    try {
      found[key.slice(prefix.length)] = JSON.parse(readLocal(key) ?? 'null');
    } catch {
      writeLocal(key, undefined);
    }
  }
  return found;
}
