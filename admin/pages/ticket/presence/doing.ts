import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Doing } from './presence';

/** What parts of the page are doing, by their ids: an open input edits, a message that is being typed writes. */
const doings = new Map<string, Doing>();
const listeners = new Set<() => void>();

/** After this pause somebody who has written something is no longer writing, in milliseconds. */
const PAUSE = 20_000;

function set(id: string, doing: Doing | undefined): void {
  if (doings.get(id) === doing) return;
  if (doing) doings.set(id, doing);
  else doings.delete(id);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The most that is done in this tab. */
const present = (): Doing => {
  const all = [...doings.values()];
  return all.includes('WRITING') ? 'WRITING' : all.includes('EDITING') ? 'EDITING' : 'READING';
};

/** What this tab does with the open ticket at the moment. */
export const useDoing = () => useSyncExternalStore(subscribe, present);

/** Tells that a property is being edited as long as the caller is mounted. */
export function useTellEditing(): void {
  const id = useId();
  useEffect(() => {
    set(id, 'EDITING');
    return () => set(id, undefined);
  }, [id]);
}

/** Tells that something is being written while the text changes, and for a while after. */
export function useTellWriting(text: string): void {
  const id = useId();
  const isWriting = useChanged(text) && text.trim() !== '';
  useEffect(() => {
    if (!isWriting) return undefined;
    set(id, 'WRITING');
    return () => set(id, undefined);
  }, [id, isWriting]);
}

function useChanged(text: string): boolean {
  const initial = useRef(text);
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    const isChanged = text !== initial.current;
    setChanged(isChanged);
    if (!isChanged) return undefined;
    const timer = setTimeout(() => setChanged(false), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return changed;
}
