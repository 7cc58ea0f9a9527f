import { Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMayChangeMany } from '../data/use-bulk';
import { useTicket } from '../data/use-ticket';
import { ProposalButtons } from './ProposalButtons';
import { useTriageSuggestions } from './use-suggestions';
import { useTriage } from './use-triage';

/** The notice on a ticket before triage, with the proposed customers at a click. */
export function TriageNotice() {
  const ticket = useTicket();
  const isOffered = useMayChangeMany() && ticket.type === 'UNKNOWN' && ticket.can.changeType;
  return isOffered && <Question />;
}

function Question() {
  const translate = useTranslate();
  const ticket = useTicket();
  const triage = useTriage();
  const suggestion = useTriageSuggestions([ticket]).suggestions.get(ticket.id);
  return (
    <Paper variant="outlined" sx={{ px: 1.5, py: 1, mb: 1, borderLeft: 4, borderLeftColor: 'primary.main' }}>
      <Typography variant="body2" sx={{ mb: 0.5 }}>
        {translate('tickets.triage.notice')}
      </Typography>
      <ProposalButtons ticket={ticket} suggestion={suggestion} triage={triage} />
      {triage.dialog}
    </Paper>
  );
}
