import { Box, ListItem, ListItemButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Ticket, ticketAddress } from '../model/ticket';

/** Props of a line. */
interface TicketLineProps {
  ticket: Ticket;
  /** Address of the link, if it differs from the ticket's own. */
  to?: string;
  /** Facts below the title after the identifier; empty ones are left out. */
  details?: (string | null | undefined)[];
  /** Chips at the right, each in a column of its own; below the title on a narrow screen. */
  chips?: ReactNode[];
  /** A sentence below the title, such as the next step. */
  note?: ReactNode;
}

/** Widths of the columns of chips beside the title, in units of the grid; a deadline is the longest chip. */
const widths = { last: 29, other: 17.5 };

/** A ticket as one link: its title, its details in a muted colour, and its chips (design, Dashboard). */
export function TicketLine({ ticket, to, details = [], chips, note }: TicketLineProps) {
  const quiet = [ticket.identifier, ...details].filter(Boolean).join('\u00a0· ');
  return (
    <ListItem disablePadding divider sx={{ containerType: 'inline-size', '&:last-of-type': { borderBottom: 0 } }}>
      <ListItemButton
        component={Link}
        to={to ?? ticketAddress(ticket.id)}
        sx={{
          display: 'grid',
          gridTemplateColumns: { '@': 'minmax(0, 1fr)', '@sm': 'minmax(0, 1fr) auto' },
          gridTemplateAreas: { '@': '"title" "quiet" "chips"', '@sm': '"title chips" "quiet quiet"' },
          alignItems: 'center',
          columnGap: 2,
          px: 2,
          py: 0.75,
        }}
      >
        <Typography sx={{ gridArea: 'title', fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
          {ticket.title || ticket.identifier}
        </Typography>
        <Box sx={{ gridArea: 'quiet', minWidth: 0 }}>
          {note && <Typography variant="body2">{note}</Typography>}
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {quiet}
          </Typography>
        </Box>
        {chips && (
          <Box sx={{ gridArea: 'chips', display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, py: 0.25 }}>
            {chips.map((chip, column) => (
              <Box
                key={column}
                sx={{
                  // A longer chip widens its column.
                  minWidth: (theme) => ({
                    '@sm': theme.spacing(column === chips.length - 1 ? widths.last : widths.other),
                  }),
                }}
              >
                {chip}
              </Box>
            ))}
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
}
