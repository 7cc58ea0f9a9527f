import { Alert, AlertTitle, Button, Link, Stack, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../../providers/use-format';
import { useMoves } from '../data/use-moves';
import { useTicket } from '../data/use-ticket';
import { fieldOf, useTicketModel } from '../data/use-ticket-model';
import { followUpAddress, TICKETS, type Ticket, ticketAddress } from '../model/ticket';
import { useNextStep } from '../moves/use-next-step';

/** How a closed ticket ended, for everybody who sees it (spec §4), and what went on from it. */
export function ClosingSummary() {
  const translate = useTranslate();
  const format = useFormat();
  const ticket = useTicket();
  const { id, state, closingState, closingDate, closingNote } = ticket;
  const { data: moves = [] } = useMoves(ticket);
  const step = useNextStep();
  const goesOnElsewhere = moves.some(({ instead }) => instead === 'FOLLOW_UP');
  const isClosed = state === 'CLOSED';
  const knowsFollowUps = Boolean(fieldOf(useTicketModel(), 'followUpOf'));
  const { data: followUps = [] } = useGetList<Ticket>(
    TICKETS.route,
    { filter: { followUpOf: id }, pagination: { page: 1, perPage: 10 }, sort: { field: 'createdAt', order: 'ASC' } },
    { enabled: isClosed && knowsFollowUps },
  );
  if (!isClosed || !closingState) return null;
  return (
    <Alert severity="success" sx={{ mb: 1.5 }}>
      <AlertTitle>
        {translate('tickets.closed.title', {
          state: translate(`enums.closingState.${closingState}`),
          day: format.day(closingDate),
        })}
      </AlertTitle>
      {closingNote && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {closingNote}
        </Typography>
      )}
      {followUps.length > 0 && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
          {translate('tickets.closed.followUps', { smart_count: followUps.length })}
          {followUps.map((next) => (
            <Link key={next.id} component={RouterLink} to={ticketAddress(next.id)}>
              {next.identifier ?? next.title}
            </Link>
          ))}
        </Stack>
      )}
      {goesOnElsewhere && (
        <Button
          component={RouterLink}
          to={followUpAddress(id)}
          size="small"
          variant={step?.kind === 'followUp' ? 'contained' : 'outlined'}
          sx={{ mt: 1 }}
        >
          {translate('tickets.followUp.create')}
        </Button>
      )}
    </Alert>
  );
}
