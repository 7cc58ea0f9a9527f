import { Link, Paper, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router';

/** Props of a panel. */
interface PanelProps {
  title: string;
  /** Number of all entries, already formatted. */
  count?: string;
  /** Link to the list of all entries, with its label. */
  more?: { to: string; label: string };
  /** Content at the right of the title, in place of the link to all entries. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the overview under its heading. */
export function Panel({ title, count, more, aside, children }: PanelProps) {
  const heading = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={heading} sx={{ overflow: 'hidden' }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'baseline', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography id={heading} variant="h3" component="h2">
          {title}
        </Typography>
        {count && (
          <Typography variant="body2" color="text.secondary">
            {count}
          </Typography>
        )}
        <Stack direction="row" sx={{ ml: 'auto', flexShrink: 0 }}>
          {aside}
          {more && (
            <Link component={RouterLink} to={more.to} variant="body2">
              {more.label}
            </Link>
          )}
        </Stack>
      </Stack>
      {children}
    </Paper>
  );
}
