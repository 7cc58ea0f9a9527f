import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { Ticket } from './model/ticket';

/** The title of a ticket in a row, as a link to it. */
export function TicketTitle({ ticket, to }: { ticket: Ticket; to: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="text.primary"
      underline="hover"
      noWrap
      onClick={(event) => event.stopPropagation()}
      sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}
    >
      {ticket.title || ticket.identifier}
    </Link>
  );
}
