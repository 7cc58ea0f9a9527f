import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useListContext } from 'react-admin';
import { stepFrom, successorOf } from '../model/cursor';
import type { Ticket } from '../model/ticket';

/** The row for keyboard shortcuts. */
interface Cursor {
  active?: string;
  setActive: (id: string | undefined) => void;
  /** Moves to another row and gives it the focus. */
  step: (by: number) => void;
}

const CursorContext = createContext<Cursor>({ setActive: () => undefined, step: () => undefined });

/** The cursor of the list around. */
export const useCursor = () => useContext(CursorContext);

/** The element of a row, in the table or among the cards. */
export const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-ticket="${CSS.escape(id)}"]`);

/** Stores the active row; when it leaves the list, the next one takes over. */
export function CursorProvider({ start, children }: { start?: string; children: ReactNode }) {
  const { data } = useListContext<Ticket>();
  const [active, setActive] = useState(start);
  const ids = useMemo(() => data?.map(({ id }) => id) ?? [], [data]);
  const before = useRef(ids);
  useEffect(() => {
    if (ids.length > 0) setActive((present) => successorOf(before.current, ids, present));
    if (ids.length > 0) before.current = ids;
  }, [ids]);
  const value = useMemo(
    () => ({
      active,
      setActive,
      step: (by: number) => {
        const next = stepFrom(ids, active, by);
        if (next === undefined) return;
        setActive(next);
        rowOf(next)?.focus();
        rowOf(next)?.scrollIntoView({ block: 'nearest' });
      },
    }),
    [active, ids],
  );
  return <CursorContext value={value}>{children}</CursorContext>;
}
