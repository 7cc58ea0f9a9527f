import { List, Paper } from '@mui/material';
import { useListContext } from 'react-admin';
import { TicketLine } from '../../ticket/compact/TicketLine';
import type { Ticket } from '../../ticket/model/ticket';
import { foundAddress } from '../model/search';

/** The tickets found, as cards for narrow screens. */
export function ResultCards() {
  const { data = [] } = useListContext<Ticket>();
  return (
    <Paper variant="outlined">
      <List disablePadding>
        {data.map((ticket) => (
          <TicketLine
            key={ticket.id}
            ticket={ticket}
            to={foundAddress(ticket.id)}
            details={['customer', 'createdAt']}
            chips={['state']}
          />
        ))}
      </List>
    </Paper>
  );
}
