import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { useShortcut } from '../../../components/shortcuts';
import { useCursor } from '../../../generator/list/ListPlace';
import { bulkRunner } from '../../../providers/bulk-runner';
import { useBulkChange, useMayChangeMany, useSelectedTickets } from '../data/use-bulk';
import type { Ticket } from '../model/ticket';

const BulkAssignDialog = lazy(() => import('./bulk/BulkAssignDialog'));
const BulkTransitionDialog = lazy(() => import('./bulk/BulkTransitionDialog'));

/** Actions on the selected tickets, or on the active one when none is selected. */
export interface ListActions {
  isOffered: boolean;
  take: () => void;
  assign: () => void;
  move: () => void;
  dialog: ReactNode;
}

/** The actions of the list, by buttons and by keys. */
export function useListActions(): ListActions {
  const { data = [] } = useListContext<Ticket>();
  const { active } = useCursor();
  const selected = useSelectedTickets();
  const isOffered = useMayChangeMany();
  const { take } = useBulkChange();
  const [open, setOpen] = useState<{ action: 'assign' | 'move'; tickets: Ticket[] }>();
  const concerned = selected.length > 0 ? selected : data.filter(({ id }) => id === active);
  const ask = (action: 'assign' | 'move') =>
    concerned.length > 0 && isOffered && setOpen({ action, tickets: concerned });
  const Asking = open?.action === 'assign' ? BulkAssignDialog : BulkTransitionDialog;
  const actions = {
    take: () => isOffered && void take(concerned),
    assign: () => ask('assign'),
    move: () => ask('move'),
  };
  useShortcut('a', 'app.shortcuts.list.take', actions.take, 'list');
  useShortcut('A', 'app.shortcuts.list.assign', actions.assign, 'list');
  useShortcut('m', 'app.shortcuts.list.move', actions.move, 'list');
  useShortcut('z', 'app.shortcuts.list.undo', () => void bulkRunner.undo(), 'list');
  return {
    isOffered,
    ...actions,
    dialog: open && (
      <Suspense>
        <Asking tickets={open.tickets} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}
