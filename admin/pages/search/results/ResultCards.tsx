import { List, Paper } from '@mui/material';
import { useListContext, useLocale } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { StateChip } from '../../../theme/chips';
import { titleOf } from '../../dashboard/titles';
import { TicketLine } from '../../ticket/compact/TicketLine';
import type { Ticket } from '../../ticket/model/ticket';
import { foundAddress } from '../model/search';

/** The tickets found, as cards for narrow screens. */
export function ResultCards() {
  const locale = useLocale();
  const format = useFormat();
  const { data = [] } = useListContext<Ticket>();
  return (
    <Paper variant="outlined">
      <List disablePadding>
        {data.map((ticket) => (
          <TicketLine
            key={ticket.id}
            ticket={ticket}
            to={foundAddress(ticket.id)}
            details={[titleOf(ticket, 'customer', locale), format.day(ticket.createdAt)]}
            chips={[<StateChip key="state" state={ticket.state} />]}
          />
        ))}
      </List>
    </Paper>
  );
}
