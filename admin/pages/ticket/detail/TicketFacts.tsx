import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DeadlineChip, PriorityChip, StateChip } from '../../../theme/chips';
import { useTicket } from '../data/use-ticket';
import { isSettled } from '../model/deadline';
import { MissingHint } from '../moves/MissingHint';
import { TypeIcon } from '../TypeIcon';

/** What one looks for first: type, state, priority, deadline, and what keeps the ticket from going on. */
export function TicketFacts() {
  const translate = useTranslate();
  const { type, state, priority, dueAt } = useTicket();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, pb: 1.5, mt: -0.5 }}>
      <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'body2' }}>
        <TypeIcon type={type} titleAccess={undefined} aria-hidden />
        {translate(`enums.ticketType.${type}`)}
      </Box>
      <StateChip state={state} />
      {priority && <PriorityChip priority={priority} />}
      <DeadlineChip due={dueAt} settled={isSettled(state)} />
      <MissingHint />
    </Box>
  );
}
