import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import { Stack, Typography } from '@mui/material';
import { useLocale } from 'react-admin';
import { inLanguage } from '../../../model/translated-text';
import { useRole } from '../../../providers/application';
import { Role } from '../../../providers/role';
import type { Ticket } from '../model/ticket';
import { PersonName } from '../PersonName';

/** The facts on a card by role: for an agent the customer and the responsible person, for others the location. */
export function CardFacts({ ticket }: { ticket: Ticket }) {
  const locale = useLocale();
  const isAgent = useRole(Role.Agent);
  const title = ticket._embedded?.[isAgent ? 'customer' : 'location']?.title;
  if (!title) return null;
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', minWidth: 0, minHeight: 22 }}>
      {!isAgent && <PlaceOutlined aria-hidden color="action" sx={{ fontSize: 16 }} />}
      <Typography variant="body2" color="text.secondary" noWrap sx={{ flex: 1 }}>
        {inLanguage(title, locale)}
      </Typography>
      {isAgent && <PersonName ticket={ticket} field="responsible" narrow />}
    </Stack>
  );
}
