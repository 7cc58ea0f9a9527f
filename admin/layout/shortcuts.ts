import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** A key or two keys in a row, with what they do. */
interface Shortcut {
  /** One key (`/`) or two in a row (`g d`). */
  keys: string;
  /** Locale key of what happens. */
  label: string;
}

const registered = new Map<symbol, Shortcut & { run: () => void }>();
const watchers = new Set<() => void>();
let list: Shortcut[] = [];
let before = '';

function announce() {
  list = [...registered.values()].map(({ keys, label }) => ({ keys, label }));
  for (const watcher of watchers) watcher();
}

/** Lets keys do something while the component is shown; typing in fields is left alone. */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const act = useEffectEvent(run);
  useEffect(() => {
    const id = Symbol(keys);
    registered.set(id, { keys, label, run: () => act() });
    announce();
    return () => {
      registered.delete(id);
      announce();
    };
  }, [keys, label]);
}

/** All shortcuts of the present page. */
export const useShortcuts = () =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => list,
  );

/** Runs the shortcut that a pressed key completes; answers whether there was one. */
export function pressKey(key: string): boolean {
  const wanted = [`${before} ${key}`, key];
  const found = [...registered.values()].reverse().find(({ keys }) => wanted.includes(keys));
  before = found ? '' : key;
  found?.run();
  return Boolean(found);
}

/** Opens the list of shortcuts. */
export const openShortcuts = () => pressKey('?');
