import { Box, ListItem, ListItemButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { Link } from 'react-router';
import { embeddedTitles } from '../../../generator/fields/embedded-titles';
import { inLanguage } from '../../../model/translated-text';
import { useFormat } from '../../../providers/use-format';
import { DeadlineChip, PriorityChip, StateChip } from '../../../theme/chips';
import { isSettled } from '../model/deadline';
import { type Ticket, ticketAddress } from '../model/ticket';

/** The facts of a ticket that are shown as chips. */
const chipOf: Record<string, (ticket: Ticket) => ReactNode> = {
  state: ({ state }: Ticket) => <StateChip state={state} />,
  dueAt: ({ dueAt, state }: Ticket) => <DeadlineChip due={dueAt} settled={isSettled(state)} />,
  priority: ({ priority }: Ticket) => priority && <PriorityChip priority={priority} />,
};

/** Props of a line. */
interface TicketLineProps {
  ticket: Ticket;
  /** Address of the link, if it differs from the ticket's own. */
  to?: string;
  /**
   * Fields beside the title: state, deadline and priority as chips in columns of their own, below the title on a narrow
   * screen; filled references and moments behind the identifier.
   */
  fields?: readonly string[];
  /** A sentence below the title, such as the next step. */
  note?: ReactNode;
}

/** Widths of the columns of chips beside the title, in units of the grid; a deadline is the longest chip. */
const widths = { last: 29, other: 17.5 };

/** A ticket as one link: its title, its details in a muted colour, and its chips (design, Dashboard). */
export function TicketLine({ ticket, to, fields = [], note }: TicketLineProps) {
  const locale = useLocale();
  const format = useFormat();
  const textOf = (name: string) => {
    const value = ticket[name as keyof Ticket];
    if (name === 'updatedAt') return format.distance(value as string);
    return name.endsWith('At')
      ? format.day(value as string)
      : inLanguage(embeddedTitles(ticket, name)[0]?.title, locale);
  };
  const chips = fields.filter((name) => name in chipOf);
  const details = fields.filter((name) => !(name in chipOf));
  const quiet = [ticket.identifier, ...details.map(textOf)].filter(Boolean).join('\u00a0· ');
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
        {chips.length > 0 && (
          <Box sx={{ gridArea: 'chips', display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, py: 0.25 }}>
            {chips.map((chip, column) => (
              <Box
                key={chip}
                sx={{
                  // A longer chip widens its column.
                  minWidth: (theme) => ({
                    '@sm': theme.spacing(column === chips.length - 1 ? widths.last : widths.other),
                  }),
                }}
              >
                {chipOf[chip]?.(ticket)}
              </Box>
            ))}
          </Box>
        )}
      </ListItemButton>
    </ListItem>
  );
}
