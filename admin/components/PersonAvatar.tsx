import { Avatar } from '@mui/material';
import { initialsOf } from './initials';

/** A person's initials in a circle; the name is shown beside the circle. */
export function PersonAvatar({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <Avatar
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 600,
        bgcolor: 'action.selected',
        color: 'text.primary',
        border: 1,
        borderColor: 'line',
      }}
    >
      {initialsOf(name)}
    </Avatar>
  );
}
