import { Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useTicket } from '../data/use-ticket';
import { fieldOf, useTicketModel } from '../data/use-ticket-model';
import { Property } from '../properties/Property';
import { usePropertyEditing } from '../properties/property-editing';

/** What was ordered, in the customer's words; it stands at the beginning of the conversation. */
export function OrderText() {
  const translate = useTranslate();
  const ticket = useTicket();
  const field = fieldOf(useTicketModel(), 'customerDescription');
  const { open } = usePropertyEditing();
  if (!field) return null;
  return (
    <Paper variant="outlined" component="section" sx={{ px: 2, py: 1.5, mb: 2, bgcolor: 'background.default' }}>
      <Typography variant="subtitle2" component="h2" color="text.secondary">
        {translate('tickets.timeline.order')}
      </Typography>
      {open === field.name ? (
        <Property field={field} />
      ) : (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {ticket.customerDescription || translate('tickets.timeline.noOrder')}
        </Typography>
      )}
    </Paper>
  );
}
