import { Stack, Typography } from '@mui/material';
import { PersonAvatar } from './PersonAvatar';

/** A person by avatar and name, in a line of small facts. */
export function NamedPerson({ name }: { name: string }) {
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <PersonAvatar name={name} size={20} />
      <Typography variant="caption" color="text.secondary" noWrap>
        {name}
      </Typography>
    </Stack>
  );
}
