import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { useShortcut } from '../../../components/shortcuts';
import { bulkRunner } from '../data/bulk-runner';
import { rowsBetween } from '../model/cursor';
import { type Ticket, ticketAddress } from '../model/ticket';
import { useCursor } from './cursor';
import type { ListActions } from './use-list-actions';

/** Keys that act on rows only where a row, or nothing at all, is focused. */
const isOnRows = () =>
  document.activeElement === document.body || Boolean(document.activeElement?.matches('[data-ticket]'));

/** The keyboard shortcuts of the overview: moving through rows, selecting them, and acting on them. */
export function ListShortcuts({ actions }: { actions: ListActions }) {
  const navigate = useNavigate();
  const { data = [], selectedIds = [], onSelect, onToggleItem, onUnselectItems } = useListContext<Ticket>();
  const { active, setActive, step } = useCursor();
  const { isOffered } = actions;
  const anchor = useRef<string>(undefined);
  const ids = data.map(({ id }) => id);
  const open = () => active !== undefined && ids.includes(active) && navigate(ticketAddress(active));
  const choose = () => {
    if (!isOffered || !active || !ids.includes(active)) return false;
    anchor.current = active;
    return onToggleItem(active);
  };
  const chooseRange = () => {
    if (!isOffered || !active) return false;
    return onSelect([...new Set([...selectedIds, ...rowsBetween(ids, anchor.current, active)])]);
  };
  useShortcut('j', 'app.shortcuts.list.next', () => step(1), 'list');
  useShortcut('k', 'app.shortcuts.list.previous', () => step(-1), 'list');
  useShortcut('ArrowDown', 'app.shortcuts.list.next', () => isOnRows() && step(1), 'list');
  useShortcut('ArrowUp', 'app.shortcuts.list.previous', () => isOnRows() && step(-1), 'list');
  useShortcut('Enter', 'app.shortcuts.list.open', () => isOnRows() && open(), 'list');
  useShortcut('x', 'app.shortcuts.list.select', choose, 'list');
  useShortcut('X', 'app.shortcuts.list.range', chooseRange, 'list');
  useShortcut('a', 'app.shortcuts.list.take', () => isOffered && actions.take(), 'list');
  useShortcut('A', 'app.shortcuts.list.assign', () => isOffered && actions.assign(), 'list');
  useShortcut('m', 'app.shortcuts.list.move', () => isOffered && actions.move(), 'list');
  useShortcut('z', 'app.shortcuts.list.undo', () => void bulkRunner.undo(), 'list');
  useShortcut(
    'Escape',
    'app.shortcuts.list.clear',
    () => (selectedIds.length > 0 ? onUnselectItems() : setActive(undefined)),
    'list',
  );
  return null;
}
