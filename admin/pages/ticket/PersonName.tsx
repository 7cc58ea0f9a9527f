import { Stack, Typography } from '@mui/material';
import { PersonAvatar } from '../../components/PersonAvatar';
import type { Ticket } from './model/ticket';

interface PersonNameProps {
  ticket: Ticket;
  /** Name of the reference. */
  field: string;
  /** On a narrow screen only a tooltip and screen readers show the name. */
  narrow?: boolean;
}

/** A person that a ticket refers to: initials and name; empty without a person. */
export function PersonName({ ticket, field, narrow = false }: PersonNameProps) {
  const name = ticket._embedded?.[field]?.title;
  if (typeof name !== 'string') return null;
  return (
    <Stack
      direction="row"
      spacing={0.75}
      {...(narrow && { role: 'img', 'aria-label': name, title: name })}
      sx={{ alignItems: 'center', minWidth: 0 }}
    >
      <PersonAvatar name={name} size={22} />
      <Typography
        variant="body2"
        component="span"
        noWrap
        sx={{ display: narrow ? { xs: 'none', xl: 'inline' } : undefined }}
      >
        {name}
      </Typography>
    </Stack>
  );
}
