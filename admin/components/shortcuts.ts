import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Parts of the application with shortcuts, by which their list is grouped. */
export const shortcutGroups = ['everywhere', 'list', 'record', 'calendar'] as const;
type ShortcutGroup = (typeof shortcutGroups)[number];

/** A key or a sequence of two keys, with its action. */
interface Shortcut {
  /** One key (`/`) or a sequence of two (`g d`), as keyboard events name them; empty for an action without keys. */
  keys: string;
  /** Locale key of the action. */
  label: string;
  group: ShortcutGroup;
}

/** The action of a shortcut; `false` passes the key on to other shortcuts. */
type Run = () => unknown;

const registered = new Map<symbol, Shortcut & { run: Run }>();
const watchers = new Set<() => void>();
let list: Shortcut[] = [];
let before = '';

function announce() {
  const withKeys = [...registered.values()].filter(({ keys }) => keys !== '');
  list = withKeys.map(({ keys, label, group }) => ({ keys, label, group }));
  for (const watcher of watchers) watcher();
}

/** Registers a shortcut while the component is shown; typing in fields does not run shortcuts. */
export function useShortcut(keys: string, label: string, run: Run, group: ShortcutGroup = 'everywhere'): void {
  const act = useEffectEvent(run);
  useEffect(() => {
    const id = Symbol(keys);
    registered.set(id, { keys, label, group, run: () => act() });
    announce();
    return () => {
      registered.delete(id);
      announce();
    };
  }, [keys, label, group]);
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

/** The actions without keys of the present page, each label once. */
export function recordActions() {
  const actions = [...registered.values()].filter(({ keys }) => keys === '');
  return [...new Map(actions.map((action) => [action.label, action])).values()];
}

/** Runs the shortcut that a pressed key completes; returns whether a shortcut ran. */
export function pressKey(key: string): boolean {
  const wanted = [`${before} ${key}`, key];
  const candidates = [...registered.values()].reverse().filter(({ keys }) => wanted.includes(keys));
  const ranked = candidates.toSorted((one, other) => wanted.indexOf(one.keys) - wanted.indexOf(other.keys));
  before = ranked.length > 0 ? '' : key;
  return ranked.some(({ run }) => run() !== false);
}

/** Opens the list of shortcuts. */
export const openShortcuts = () => pressKey('?');
