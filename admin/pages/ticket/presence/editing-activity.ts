import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Doing } from './presence';

/** Activities of the parts of the page by their ids: an open input is EDITING, a message under way is WRITING. */
const activities = new Map<string, Doing>();
const listeners = new Set<() => void>();

/** A user stops writing after this pause without a change, in milliseconds. */
const PAUSE = 20_000;

function set(id: string, doing: Doing | undefined): void {
  if (activities.get(id) === doing) return;
  if (doing) activities.set(id, doing);
  else activities.delete(id);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The activity of the tab: writing before editing before reading. */
const current = (): Doing => {
  const all = [...activities.values()];
  return all.includes('WRITING') ? 'WRITING' : all.includes('EDITING') ? 'EDITING' : 'READING';
};

/** The activity of this tab on the open ticket. */
export const useEditingActivity = () => useSyncExternalStore(subscribe, current);

/** Broadcasts EDITING while an input of the ticket is open. */
export function useBroadcastEditing(isEditing: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isEditing) return undefined;
    set(id, 'EDITING');
    return () => set(id, undefined);
  }, [id, isEditing]);
}

/** Broadcasts WRITING while the text changes, and for a pause after. */
export function useBroadcastWriting(text: string): void {
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
