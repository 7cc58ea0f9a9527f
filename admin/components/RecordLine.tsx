import { Box, Link, ListItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface RecordLineProps {
  /** Id of the record. */
  id?: string;
  /** Icon or control before the title. */
  before?: ReactNode;
  title: ReactNode;
  /** The address of the record, or the function that opens it; left out where nothing opens. */
  open?: string | (() => unknown);
  /** The record is done or cancelled: its title is struck through. */
  isOver?: boolean;
  facts: ReactNode;
  /** Content across the line, below it. */
  below?: ReactNode;
  /** Amount, state and menu, at the right. */
  children: ReactNode;
}

/** A record in two lines: its title, which opens it, and its facts. */
export function RecordLine({ id, before, title, open, isOver, facts, below, children }: RecordLineProps) {
  const target =
    typeof open === 'string'
      ? { component: RouterLink, to: open }
      : { component: 'button', type: 'button', onClick: open };
  const look = { textAlign: 'left', textDecoration: isOver ? 'line-through' : undefined } as const;
  return (
    <ListItem
      disableGutters
      divider
      data-line={id}
      sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center', py: 0.75, fontVariantNumeric: 'tabular-nums' }}
    >
      {before}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {open ? (
          <Link {...target} variant="body2" sx={{ ...look, fontWeight: 'fontWeightMedium' }}>
            {title}
          </Link>
        ) : (
          <Typography variant="body2" sx={{ ...look, fontWeight: 'fontWeightMedium' }}>
            {title}
          </Typography>
        )}
        <Typography variant="caption" component="div" color="text.secondary">
          {facts}
        </Typography>
      </Box>
      {children}
      {below && <Box sx={{ flexBasis: '100%' }}>{below}</Box>}
    </ListItem>
  );
}
