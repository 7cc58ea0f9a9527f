import { List, ListItem, ListItemButton, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { DeadlineChip, StateChip } from '../../../theme/chips';
import { isSettled } from '../model/deadline';
import { type Ticket, ticketAddress } from '../model/ticket';
import { TypeIcon } from '../TypeIcon';

/** The rows as cards of two lines, for a phone: what it is about; its number, state and deadline. */
export function TicketCards() {
  const { data = [] } = useListContext<Ticket>();
  return (
    <List disablePadding>
      {data.map((ticket) => (
        <ListItem key={ticket.id} disablePadding divider>
          <ListItemButton component={Link} to={ticketAddress(ticket.id)} sx={{ px: 0.5, py: 1, display: 'block' }}>
            <Typography noWrap sx={{ fontWeight: 'fontWeightMedium' }}>
              {ticket.title || ticket.identifier}
            </Typography>
            <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mt: 0.5, minWidth: 0 }}>
              <TypeIcon type={ticket.type} />
              <StateChip state={ticket.state} />
              {!isSettled(ticket.state) && <DeadlineChip due={ticket.dueAt} short />}
              <Typography
                variant="caption"
                className="tabular"
                color="text.secondary"
                noWrap
                sx={{ flex: 1, textAlign: 'right' }}
              >
                {ticket.identifier}
              </Typography>
            </Stack>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
