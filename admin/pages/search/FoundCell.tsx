import { Box, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useRecordContext } from 'react-admin';
import type { FieldSlotProps } from '../../generator/overrides';
import { useFormat } from '../../providers/use-format';
import { TicketCell } from '../ticket/list/TicketCell';
import type { Ticket } from '../ticket/model/ticket';
import { TicketTitle } from '../ticket/TicketTitle';
import { foundAddress } from './model/search';

/** Names are whole up to a usual length. */
const usualName = { width: 'max-content', maxWidth: (theme: Theme) => theme.spacing(28) } as const;

const days = new Set(['createdAt', 'closedAt', 'submittedAt', 'updatedAt']);

/** A cell of the search: the title links to the ticket with the search as its way back, and moments are days. */
export function FoundCell({ field }: FieldSlotProps) {
  const ticket = useRecordContext<Ticket>();
  const format = useFormat();
  if (!ticket) return null;
  if (field.name === 'title') return <TicketTitle ticket={ticket} to={foundAddress(ticket.id)} />;
  if (days.has(field.name)) {
    return (
      <Typography component="time" variant="body2" title={format.moment(ticket[field.name])}>
        {format.day(ticket[field.name])}
      </Typography>
    );
  }
  const value = <TicketCell field={field} />;
  return field.name === 'customer' ? <Box sx={usualName}>{value}</Box> : value;
}
