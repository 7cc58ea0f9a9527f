import { Box, Link, ListItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface RecordLineProps {
  icon?: ReactNode;
  title: string;
  /** The address of the record, or the function that opens it. */
  open: string | (() => unknown);
  /** Facts below the title; empty ones are left out. */
  facts: readonly unknown[];
  /** Amount, state and menu, at the right. */
  children: ReactNode;
}

/** A record in two lines: its title, which opens it, and its facts. */
export function RecordLine({ icon, title, open, facts, children }: RecordLineProps) {
  const target =
    typeof open === 'string'
      ? { component: RouterLink, to: open }
      : { component: 'button', type: 'button', onClick: open };
  return (
    <ListItem
      disableGutters
      divider
      sx={{ gap: 1, alignItems: 'center', py: 0.75, fontVariantNumeric: 'tabular-nums' }}
    >
      {icon}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link {...target} variant="body2" sx={{ textAlign: 'left', fontWeight: 'fontWeightMedium' }}>
          {title}
        </Link>
        <Typography variant="caption" component="div" color="text.secondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {children}
    </ListItem>
  );
}
