import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../../providers/use-format';
import { useTicket } from '../../data/use-ticket';
import { LinkPanel } from '../../links/LinkPanel';
import { PropertyPanel } from '../../properties/PropertyPanel';

/** The ticket's fields by groups, the tickets to which it is linked, and who raised and changed it. */
export function PropertiesPanel() {
  return (
    <>
      <PropertyPanel />
      <LinkPanel />
      <TicketHistory />
    </>
  );
}

/** Who raised the ticket and who changed it last. */
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
