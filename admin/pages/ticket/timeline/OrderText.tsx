import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { IconAction } from '../../../components/IconAction';
import { PropertyForm } from '../../../generator/properties/PropertyForm';
import { usePropertyEditing } from '../../../generator/properties/property-editing';
import { useTicket } from '../data/use-ticket';
import { fieldOf, useTicketModel } from '../data/use-ticket-model';
import { MessageOriginal } from './MessageOriginal';

/**
 * The customer's request, in their words and paragraphs, above the conversation. It is shown in full if there is room;
 * beside a conversation that `scrolls` it takes at most half of the height, and scrolls as well.
 */
export function OrderText({ scrolls }: { scrolls: boolean }) {
  const translate = useTranslate();
  const ticket = useTicket();
  const field = fieldOf(useTicketModel(), 'customerDescription');
  const { open, canEdit, edit } = usePropertyEditing();
  if (!field) return null;
  const text = String(ticket.customerDescription ?? '');
  const title = translate('tickets.timeline.order');
  const editLabel = translate('generator.property.edit', { field: translate(field.label) });
  return (
    <Box
      component="section"
      aria-label={title}
      tabIndex={scrolls ? 0 : undefined}
      sx={{
        px: { xs: 0, lg: 2 },
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        ...(scrolls && { flexShrink: 0, maxHeight: '50%', overflowY: 'auto' }),
      }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h2" color="text.secondary" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {canEdit(field.name) && (
          <IconAction icon={EditOutlined} label={editLabel} onClick={() => edit(field.name)} sx={{ p: 0.25 }} />
        )}
      </Stack>
      {open === field.name ? (
        <PropertyForm fields={[field]} />
      ) : (
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text || translate('tickets.timeline.noOrder')}
        </Typography>
      )}
      {ticket.contactChannel === 'EMAIL' && <MessageOriginal activity={null} />}
    </Box>
  );
}
