import { Button, type ButtonProps } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useShortcut } from '../../../components/shortcuts';
import { useKeptSelection } from '../../../generator/bulk/use-bulk';
import { useCursor } from '../../../generator/list/ListPlace';
import { useBulkChange, useMayChangeMany, useSelectedTickets } from '../data/use-bulk';
import { TICKETS, type Ticket } from '../model/ticket';
import { TriageBarButtons } from '../triage/TriageBarButtons';
import { isTriage } from '../triage/triage';

const BulkAssignDialog = lazy(() => import('./bulk/BulkAssignDialog'));
const BulkTransitionDialog = lazy(() => import('./bulk/BulkTransitionDialog'));

/** Actions on the selected tickets, or on the active one when none is selected, by buttons and by keys. */
export function useListActions() {
  const { data = [], filterValues } = useListContext<Ticket>();
  const { active } = useCursor();
  const selected = useSelectedTickets();
  const isOffered = useMayChangeMany();
  const { take } = useBulkChange();
  const [open, setOpen] = useState<{ action: 'assign' | 'move'; tickets: Ticket[] }>();
  // Rows of an earlier visit that were not loaded in this one have no version: they are deselected.
  useKeptSelection(
    TICKETS.path,
    selected.map(({ id }) => id),
  );
  const concerned = selected.length > 0 ? selected : data.filter(({ id }) => id === active);
  const ask = (action: 'assign' | 'move') =>
    concerned.length > 0 && isOffered && setOpen({ action, tickets: concerned });
  const Asking = open?.action === 'assign' ? BulkAssignDialog : BulkTransitionDialog;
  const takeThem = () => isOffered && void take(concerned);
  useShortcut('a', 'app.shortcuts.list.take', takeThem, 'list');
  useShortcut('A', 'app.shortcuts.list.assign', () => ask('assign'), 'list');
  useShortcut('m', 'app.shortcuts.list.move', () => ask('move'), 'list');
  return {
    buttons: (
      <>
        {isTriage(filterValues) && <TriageBarButtons />}
        <ActionButton text="tickets.bulk.take" onClick={takeThem} />
        <ActionButton text="tickets.bulk.assignTo" onClick={() => ask('assign')} />
        <ActionButton text="tickets.bulk.move" variant="contained" onClick={() => ask('move')} />
      </>
    ),
    dialog: open && (
      <Suspense>
        <Asking tickets={open.tickets} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}

const ActionButton = ({ text, ...look }: ButtonProps & { text: string }) => (
  <Button size="small" variant="outlined" {...look}>
    {useTranslate()(text)}
  </Button>
);
