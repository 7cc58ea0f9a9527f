import { Checkbox, List, ListItem, ListItemButton, Stack, Typography } from '@mui/material';
import { type MouseEvent, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCursor, useRestoredPlace } from '../../../generator/list/ListPlace';
import { useRole } from '../../../providers/application';
import { Role } from '../../../providers/role';
import { DeadlineChip, PriorityChip, StateChip } from '../../../theme/chips';
import { useMayChangeMany } from '../data/use-bulk';
import { isSettled } from '../model/deadline';
import { type Ticket, ticketAddress } from '../model/ticket';
import { TypeIcon } from '../TypeIcon';
import { CardFacts } from './CardFacts';

/** Duration of a press on a card that selects it, in milliseconds. */
const press = 500;

/**
 * The rows as cards, for a phone: title, the facts for the role, state, deadline and number. A long press selects a
 * card; while a card is selected, a tap does so too.
 */
export function TicketCards() {
  const { data = [], selectedIds = [] } = useListContext<Ticket>();
  const isChoosing = useMayChangeMany() && selectedIds.length > 0;
  useRestoredPlace();
  return (
    <List disablePadding>
      {data.map((ticket) => (
        <TicketCard
          key={ticket.id}
          ticket={ticket}
          isChoosing={isChoosing}
          isChosen={selectedIds.includes(ticket.id)}
        />
      ))}
    </List>
  );
}

interface TicketCardProps {
  ticket: Ticket;
  isChoosing: boolean;
  isChosen: boolean;
}

function TicketCard({ ticket, isChoosing, isChosen }: TicketCardProps) {
  const translate = useTranslate();
  const { onToggleItem } = useListContext<Ticket>();
  const { active, setActive } = useCursor();
  const isOffered = useMayChangeMany();
  const isAgent = useRole(Role.Agent);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const begin = () => {
    pressed.current = false;
    timer.current = setTimeout(() => {
      pressed.current = true;
      onToggleItem(ticket.id);
    }, press);
  };
  const end = () => clearTimeout(timer.current);
  const tap = (event: MouseEvent) => {
    if (!pressed.current && !isChoosing) return;
    event.preventDefault();
    if (!pressed.current) onToggleItem(ticket.id);
    pressed.current = false;
  };
  return (
    <ListItem
      disablePadding
      divider
      {...(isOffered && { onPointerDown: begin, onPointerUp: end, onPointerMove: end, onPointerCancel: end })}
      onContextMenu={(event) => isOffered && event.preventDefault()}
    >
      {isChoosing && (
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={() => onToggleItem(ticket.id)}
          slotProps={{ input: { 'aria-label': translate('ra.action.select_row') } }}
        />
      )}
      <ListItemButton
        component={Link}
        to={ticketAddress(ticket.id)}
        data-record={ticket.id}
        selected={isChosen || active === ticket.id}
        onClick={tap}
        onFocus={() => setActive(ticket.id)}
        sx={{ px: 0.5, py: 1, display: 'block', minWidth: 0, WebkitTouchCallout: 'none' }}
      >
        <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
          {ticket.title || ticket.identifier}
        </Typography>
        <CardFacts ticket={ticket} />
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 0.5, minWidth: 0 }}
        >
          <TypeIcon type={ticket.type} />
          <StateChip state={ticket.state} />
          {!isSettled(ticket.state) && <DeadlineChip due={ticket.dueAt} short />}
          {isAgent && ticket.priority && <PriorityChip priority={ticket.priority} short />}
          <Typography
            variant="caption"
            className="tabular"
            color="text.secondary"
            sx={{ flex: 1, textAlign: 'right', whiteSpace: 'nowrap' }}
          >
            {ticket.identifier}
          </Typography>
        </Stack>
      </ListItemButton>
    </ListItem>
  );
}
