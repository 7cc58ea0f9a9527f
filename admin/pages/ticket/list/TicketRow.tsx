import { createContext, memo, useContext, useEffect, useState } from 'react';
import {
  DataTableBody,
  type DataTableBodyProps,
  DataTableRow,
  type DataTableRowProps,
  useListContext,
  useRecordContext,
} from 'react-admin';
import type { Ticket } from '../model/ticket';
import { useCursor } from './cursor';

/** Time that the pointer must rest on a row before its actions are loaded, in milliseconds. */
const rest = 120;

const HotContext = createContext(false);

/** Whether the pointer rests on the row around, or the row has the keyboard cursor. */
export const useIsHot = () => useContext(HotContext);

/** The rows of the table, one of which has the keyboard cursor. */
export const TicketRows = (props: DataTableBodyProps) => <DataTableBody {...props} row={TicketRow} />;

/** A focusable row; only the active one is in the tab order. */
const TicketRow = memo(function TicketRow(props: DataTableRowProps) {
  const ticket = useRecordContext<Ticket>();
  const { data, selectedIds = [] } = useListContext<Ticket>();
  const { active, setActive } = useCursor();
  const [under, setUnder] = useState(false);
  const isUnder = useSettled(under);
  if (!ticket) return null;
  const isActive = active === ticket.id;
  const isFirst = active === undefined && data?.[0]?.id === ticket.id;
  return (
    <HotContext value={isUnder || isActive}>
      <DataTableRow
        {...props}
        data-ticket={ticket.id}
        tabIndex={isActive || isFirst ? 0 : -1}
        aria-selected={selectedIds.includes(ticket.id)}
        selected={selectedIds.includes(ticket.id)}
        onFocus={() => setActive(ticket.id)}
        onMouseEnter={() => setUnder(true)}
        onMouseLeave={() => setUnder(false)}
        {...(isActive && { 'data-active': true })}
      />
    </HotContext>
  );
});

/** True once the value has been true for a while, false at once. */
function useSettled(value: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!value) return setSettled(false);
    const timer = setTimeout(() => setSettled(true), rest);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
