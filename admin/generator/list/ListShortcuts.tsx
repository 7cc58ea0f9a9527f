import { useRef } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { useShortcut } from '../../components/shortcuts';
import { rowsBetween } from '../../model/cursor';
import { bulkRunner } from '../../providers/bulk-runner';
import { useRecordAddress } from '../use-record-address';
import { useCursor } from './ListPlace';
import { useIsSelectable } from './use-is-selectable';

/** Keys that act on rows only where a row, or nothing at all, is focused. */
const isOnRows = () =>
  document.activeElement === document.body || Boolean(document.activeElement?.matches('[data-record]'));

/** The keyboard shortcuts of a list: moving through its rows, opening and selecting them. */
export function ListShortcuts() {
  const navigate = useNavigate();
  const addressOf = useRecordAddress();
  const isSelectable = useIsSelectable();
  const { data = [], selectedIds = [], onUnselectItems } = useListContext<RaRecord<string>>();
  const { active, setActive, step } = useCursor();
  const open = () => active !== undefined && data.some(({ id }) => id === active) && navigate(addressOf(active));
  useShortcut('j', 'app.shortcuts.list.next', () => step(1), 'list');
  useShortcut('k', 'app.shortcuts.list.previous', () => step(-1), 'list');
  useShortcut('ArrowDown', 'app.shortcuts.list.next', () => isOnRows() && step(1), 'list');
  useShortcut('ArrowUp', 'app.shortcuts.list.previous', () => isOnRows() && step(-1), 'list');
  useShortcut('Enter', 'app.shortcuts.list.open', () => isOnRows() && open(), 'list');
  const clear = () => (selectedIds.length > 0 ? onUnselectItems() : setActive(undefined));
  useShortcut('Escape', 'app.shortcuts.list.clear', clear, 'list');
  return isSelectable && <SelectionShortcuts />;
}

function SelectionShortcuts() {
  const { data = [], selectedIds = [], onSelect, onToggleItem } = useListContext<RaRecord<string>>();
  const { active } = useCursor();
  const anchor = useRef<string>(undefined);
  const ids = data.map(({ id }) => id);
  const choose = () => {
    if (!active || !ids.includes(active)) return false;
    anchor.current = active;
    return onToggleItem(active);
  };
  const chooseRange = () =>
    active !== undefined && onSelect([...new Set([...selectedIds, ...rowsBetween(ids, anchor.current, active)])]);
  useShortcut('x', 'app.shortcuts.list.select', choose, 'list');
  useShortcut('X', 'app.shortcuts.list.range', chooseRange, 'list');
  useShortcut('z', 'app.shortcuts.list.undo', () => void bulkRunner.undo(), 'list');
  return null;
}
