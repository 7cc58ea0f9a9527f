import { createContext, memo, useContext, useState } from 'react';
import {
  DataTableBody,
  type DataTableBodyProps,
  DataTableRow,
  type DataTableRowProps,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { useSettled } from '../../providers/use-settled';
import { useCursor, useRestoredPlace } from './ListPlace';

/** Time that the pointer must rest on a row before it is hot, in milliseconds. */
const rest = 120;

const HotContext = createContext(false);

/** Whether the pointer rests on the row around, or the row has the keyboard cursor. */
export const useIsHot = () => useContext(HotContext);

/** The rows of a table, one of which has the keyboard cursor. */
export function CursorRows(props: DataTableBodyProps) {
  useRestoredPlace();
  return <DataTableBody {...props} row={CursorRow} />;
}

/** A focusable row; only the active one is in the tab order. */
const CursorRow = memo(function CursorRow(props: DataTableRowProps) {
  const record = useRecordContext();
  const { data, selectedIds = [] } = useListContext();
  const { active, setActive } = useCursor();
  const [under, setUnder] = useState(false);
  const hasRested = useSettled(under, rest);
  if (!record) return null;
  const id = String(record.id);
  const isActive = active === id;
  const isFirst = active === undefined && data?.[0]?.id === record.id;
  return (
    <HotContext value={(under && hasRested) || isActive}>
      <DataTableRow
        {...props}
        data-record={id}
        tabIndex={isActive || isFirst ? 0 : -1}
        aria-selected={selectedIds.includes(record.id)}
        selected={selectedIds.includes(record.id)}
        onFocus={() => setActive(id)}
        onMouseEnter={() => setUnder(true)}
        onMouseLeave={() => setUnder(false)}
        {...(isActive && { 'data-active': true })}
      />
    </HotContext>
  );
});
