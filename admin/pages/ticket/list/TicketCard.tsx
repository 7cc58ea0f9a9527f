import { Box, Stack, Typography } from '@mui/material';
import type { RecordSlotProps } from '../../../generator/overrides';
import { useRole } from '../../../providers/application';
import { Role } from '../../../providers/role';
import { DeadlineChip, PriorityChip, StateChip } from '../../../theme/chips';
import { isSettled } from '../model/deadline';
import type { Ticket } from '../model/ticket';
import { TypeIcon } from '../TypeIcon';
import { CardFacts } from './CardFacts';

/** The content of a card: title, the facts for the role, state, deadline and number. */
export function TicketCard({ record }: RecordSlotProps) {
  const ticket = record as Ticket;
  const isAgent = useRole(Role.Agent);
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>
        {ticket.title || ticket.identifier}
      </Typography>
      <CardFacts ticket={ticket} />
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', flexWrap: 'wrap', mt: 0.5, minWidth: 0 }}
      >
        <TypeIcon type={ticket.type} />
        <StateChip state={ticket.state} />
        {!isSettled(ticket.state) && <DeadlineChip due={ticket.dueAt} short />}
        {isAgent && ticket.priority && <PriorityChip priority={ticket.priority} short />}
        <Typography
          variant="caption"
          className="tabular"
          color="text.secondary"
          sx={{ flex: 1, textAlign: 'right', whiteSpace: 'nowrap' }}
        >
          {ticket.identifier}
        </Typography>
      </Stack>
    </Box>
  );
}
