import { Stack, Typography } from '@mui/material';
import { PersonAvatar } from '../../layout/PersonAvatar';
import type { Ticket } from './model/ticket';

/** A person that a ticket refers to: initials and name; nothing where nobody is named. */
export function PersonName({ ticket, field }: { ticket: Ticket; field: string }) {
  const name = ticket._embedded?.[field]?.title;
  if (typeof name !== 'string') return null;
  return (
    <Stack direction="row" spacing={0.75} sx={{ alignItems: 'center', minWidth: 0 }}>
      <PersonAvatar name={name} size={22} />
      <Typography variant="body2" component="span" noWrap>
        {name}
      </Typography>
    </Stack>
  );
}
