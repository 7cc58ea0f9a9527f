import { Alert, AlertTitle, Button, Link, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFormat } from '../../../providers/use-format';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import { linkSeenFrom, type TicketLink } from '../model/link';
import { followUpAddress, ticketAddress } from '../model/ticket';
import { useNextStep } from '../transitions/use-next-step';

/** The end of a closed ticket, for all who see it (spec §4), and its follow-ups. */
export function ClosingSummary() {
  const translate = useTranslate();
  const format = useFormat();
  const ticket = useTicket();
  const { id, state, closingState, closingDate, closingNote, parts } = ticket;
  const { data: transitions = [] } = useTicketTransitions(ticket);
  const step = useNextStep();
  const goesOnElsewhere = transitions.some(({ instead }) => instead === 'FOLLOW_UP');
  const isClosed = state === 'CLOSED';
  const linked = parts?.links.map((link) => linkSeenFrom(link, id)) ?? [];
  const endsOf = (wanted: string) => linked.flatMap(({ role, other }) => (role === wanted && other ? [other] : []));
  const followUps = endsOf('FOLLOWED_BY');
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
      <Pointer label={translate('tickets.links.role.DUPLICATE_OF')} ends={endsOf('DUPLICATE_OF')} />
      <Pointer label={translate('tickets.closed.followUps', { smart_count: followUps.length })} ends={followUps} />
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

/** Links to the original or the follow-ups of a closed ticket, after a label with their role. */
function Pointer({ label, ends }: { label: string; ends: TicketLink['ends'] }) {
  if (ends.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap', mt: 0.5 }}>
      {label}
      {ends.map(({ id, identifier, title }) => (
        <Link key={id} component={RouterLink} to={ticketAddress(id)}>
          {identifier ?? title}
        </Link>
      ))}
    </Stack>
  );
}
