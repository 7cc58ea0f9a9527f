import type { SxProps, Theme } from '@mui/material/styles';

/** Conversation at the left, properties at the right; one below the other on small screens. */
export const ticketColumns: SxProps<Theme> = (theme) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: `minmax(0, 1fr) ${theme.spacing(50)}`,
    xl: `minmax(0, 1fr) ${theme.spacing(56)}`,
  },
});
