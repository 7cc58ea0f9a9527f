import { useCallback, useEffect, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router';
import { useListMemory } from '../data/list-memory';
import type { Ticket } from '../model/ticket';
import { rowOf, useCursor } from './cursor';

const scrolling = '.RaDataTable-tableWrapper';
const frame = () => document.querySelector<HTMLElement>(scrolling);

/** The initial state of the list: as the user left it, if it is the same list; otherwise at its top. */
export function useListStart(): { active?: string; scroll: number } {
  const { pathname, search } = useLocation();
  const memory = useListMemory();
  const [start] = useState(() => {
    const left = memory.read();
    return left?.address === pathname + search ? left : { scroll: 0 };
  });
  return start;
}

/**
 * Stores the scroll position of the rows when the user leaves the list. The returned function, called once the rows are
 * shown, scrolls them to the given position.
 */
export function useKeptPlace(scroll: number): () => void {
  const { pathname, search } = useLocation();
  const { data } = useListContext<Ticket>();
  const { active } = useCursor();
  const memory = useListMemory();
  const now = useRef({ address: '', ids: [] as string[], active, scroll });
  const isThere = useRef(false);
  if (data) now.current = { ...now.current, address: pathname + search, ids: data.map(({ id }) => id), active };
  useEffect(() => {
    const note = (event: Event) => {
      const target = event.target as HTMLElement;
      if (target.matches?.(scrolling)) now.current.scroll = target.scrollTop;
    };
    document.addEventListener('scroll', note, true);
    return () => document.removeEventListener('scroll', note, true);
  }, []);
  useEffect(() => () => memory.keep(now.current), []);
  return useCallback(() => {
    if (isThere.current) return;
    isThere.current = true;
    if (scroll > 0) frame()?.scrollTo({ top: scroll });
    if (now.current.active) rowOf(now.current.active)?.focus({ preventScroll: true });
  }, [scroll]);
}
