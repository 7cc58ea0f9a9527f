import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../../providers/use-format';
import { useTicket } from '../../data/use-ticket';
import { LinkPanel } from '../../links/LinkPanel';
import { PropertyPanel } from '../../properties/PropertyPanel';

/** The ticket's fields by groups, its linked tickets, its author and its last editor. */
export function PropertiesPanel() {
  return (
    <>
      <PropertyPanel />
      <LinkPanel />
      <TicketHistory />
    </>
  );
}

/** The author of the ticket and the user of the last change. */
function TicketHistory() {
  const translate = useTranslate();
  const format = useFormat();
  const { createdAt, createdBy, updatedAt, updatedBy } = useTicket();
  const created = translate('generator.page.created', { name: createdBy ?? '–', time: format.moment(createdAt) });
  const updated = translate('generator.page.updated', { name: updatedBy ?? '–', time: format.moment(updatedAt) });
  return (
    <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 2 }}>
      {translate('tickets.detail.history', { created, updated })}
    </Typography>
  );
}
