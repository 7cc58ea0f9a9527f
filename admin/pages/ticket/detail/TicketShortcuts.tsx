import KeyboardArrowDownOutlined from '@mui/icons-material/KeyboardArrowDownOutlined';
import KeyboardArrowUpOutlined from '@mui/icons-material/KeyboardArrowUpOutlined';
import { IconButton, Stack, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useShortcut } from '../../../components/shortcuts';
import { usePropertyEditing } from '../../../generator/properties/property-editing';
import { useListMemory } from '../data/list-memory';
import { useMayChangeMany } from '../data/use-bulk';
import { useTicket } from '../data/use-ticket';
import { TICKETS, ticketAddress } from '../model/ticket';
import { goToComposer } from '../timeline/go-to-composer';

const BulkTransitionDialog = lazy(() => import('../list/bulk/BulkTransitionDialog'));

/** The keyboard shortcuts of a ticket, and the links to the next and the previous one of the list. */
export function TicketShortcuts() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const ticket = useTicket();
  const { id, can } = ticket;
  const mayMove = useMayChangeMany();
  const [moving, setMoving] = useState(false);
  const { canEdit, edit } = usePropertyEditing();
  const memory = useListMemory();
  const { ids = [], address = `/${TICKETS.route}` } = memory.read() ?? {};
  const index = ids.indexOf(id);
  const go = (by: number) => {
    const next = index < 0 ? undefined : ids[index + by];
    const left = memory.read();
    if (!next || !left) return false;
    memory.keep({ ...left, active: next });
    return navigate(ticketAddress(next), { replace: true });
  };
  useShortcut('j', 'app.shortcuts.ticket.next', () => go(1), 'ticket');
  useShortcut('k', 'app.shortcuts.ticket.previous', () => go(-1), 'ticket');
  useShortcut('u', 'app.shortcuts.ticket.back', () => navigate(address), 'ticket');
  useShortcut('r', 'app.shortcuts.ticket.reply', () => can.message && goToComposer('message'), 'ticket');
  useShortcut('n', 'app.shortcuts.ticket.note', () => can.workNote && goToComposer('note'), 'ticket');
  useShortcut('a', 'app.shortcuts.ticket.assign', () => canEdit('responsible') && edit('responsible'), 'ticket');
  useShortcut('m', 'app.shortcuts.ticket.move', () => mayMove && setMoving(true), 'ticket');
  const dialog = moving && (
    <Suspense>
      <BulkTransitionDialog tickets={[ticket]} onClose={() => setMoving(false)} />
    </Suspense>
  );
  if (index < 0) return dialog;
  const steps = [
    { by: -1, label: translate('tickets.walk.previous'), Icon: KeyboardArrowUpOutlined },
    { by: 1, label: translate('tickets.walk.next'), Icon: KeyboardArrowDownOutlined },
  ];
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('tickets.walk.place', { at: index + 1, total: ids.length })}
      sx={{ alignItems: 'center' }}
    >
      {steps.map(({ by, label, Icon }) => (
        <Tooltip key={by} title={label}>
          <span>
            <IconButton size="small" aria-label={label} disabled={!ids[index + by]} onClick={() => go(by)}>
              <Icon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      ))}
      {dialog}
    </Stack>
  );
}
