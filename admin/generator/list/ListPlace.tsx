import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type RaRecord, useListContext, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router';
import { stepFrom, successorOf } from '../../model/cursor';
import { useListMemory } from '../../providers/list-memory';

/** The row for keyboard shortcuts. */
interface Cursor {
  active?: string;
  setActive: (id: string | undefined) => void;
  /** Moves to another row and gives it the focus. */
  step: (by: number) => void;
  /** Shows the rows as the user left them; rows call it once they are shown. */
  restore: () => void;
}

const nothing = () => undefined;
const CursorContext = createContext<Cursor>({ setActive: nothing, step: nothing, restore: nothing });

/** The cursor of the list around. */
export const useCursor = () => useContext(CursorContext);

/** Shows the rows of the surrounding list as the user left them, once the rows are shown. */
export function useRestoredPlace(): void {
  const { restore } = useCursor();
  useEffect(restore, []);
}

const SCROLLING = '.RaDataTable-tableWrapper';

/** Gives the focus to a row, in the table or among the cards, and scrolls it into view. */
function goTo(id: string) {
  const row = document.querySelector<HTMLElement>(`[data-record="${CSS.escape(id)}"]`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/**
 * The active row of a list and its scroll position, stored when the user leaves the list, and restored when the user
 * returns to the same address. When the active row leaves the list, the next one takes over.
 */
export function ListPlace({ children }: { children: ReactNode }) {
  const { data } = useListContext<RaRecord<string>>();
  const { pathname, search } = useLocation();
  const memory = useListMemory(useResourceContext() ?? '');
  const address = pathname + search;
  const [start] = useState(() => {
    const left = memory.read();
    return left?.address === address ? left : undefined;
  });
  const [active, setActive] = useState(start?.active);
  const ids = useMemo(() => data?.map(({ id }) => id) ?? [], [data]);
  const before = useRef(ids);
  const present = useRef({ address, ids, active, scroll: start?.scroll ?? 0 });
  const isRestored = useRef(false);
  if (data) Object.assign(present.current, { address, ids, active });
  useEffect(() => {
    if (ids.length === 0) return;
    setActive((now) => successorOf(before.current, ids, now));
    before.current = ids;
  }, [ids]);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.matches(SCROLLING)) present.current.scroll = target.scrollTop;
    };
    document.addEventListener('scroll', note, true);
    return () => document.removeEventListener('scroll', note, true);
  }, []);
  useEffect(() => () => memory.keep(present.current), []);
  const value = useMemo(
    () => ({
      active,
      setActive,
      step: (by: number) => {
        const next = stepFrom(ids, active, by);
        if (next === undefined) return;
        setActive(next);
        goTo(next);
      },
      restore: () => {
        if (isRestored.current || !start) return;
        isRestored.current = true;
        document.querySelector(SCROLLING)?.scrollTo({ top: start.scroll });
        if (start.active) goTo(start.active);
      },
    }),
    [active, ids, start],
  );
  return <CursorContext value={value}>{children}</CursorContext>;
}
