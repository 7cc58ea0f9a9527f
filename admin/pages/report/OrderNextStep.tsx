import { Button, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { GapSentences } from '../../generator/transitions/GapSentences';
import { useIsExecutor } from '../ticket/data/use-is-customer';
import { useTicket } from '../ticket/data/use-ticket';
import { TICKET_TRANSITIONS, useTicketTransitions } from '../ticket/data/use-ticket-transitions';
import { ticketAddress } from '../ticket/model/ticket';
import { rankTransitions } from '../ticket/model/transition';
import { useTicketTransitionStart } from '../ticket/transitions/use-ticket-transition-start';
import { useReport } from './use-report';

/** Offers the next step of the order to its executor once the report is finished. */
export function OrderNextStep() {
  const translate = useTranslate();
  const isExecutor = useIsExecutor();
  const ticket = useTicket();
  const { state } = useReport();
  const { data: transitions = [] } = useTicketTransitions(ticket);
  const { start, busy, dialog } = useTicketTransitionStart();
  const { next } = rankTransitions(transitions);
  if (!isExecutor || state === 'OPEN_IN_WORK' || !next) return dialog;
  return (
    <Paper variant="outlined" component="section" sx={{ p: 2, mb: 2 }}>
      <Stack spacing={1}>
        <Typography>{translate('tickets.reports.next')}</Typography>
        {next.allowed ? (
          <Button variant="contained" size="large" loading={busy} onClick={() => start(next)} sx={{ py: 1.5 }}>
            {translate(`enums.ticketAction.${next.action}`)}
          </Button>
        ) : (
          <>
            <Typography variant="body2" color="text.secondary">
              <GapSentences kind={TICKET_TRANSITIONS} transition={next} />
            </Typography>
            <Button variant="contained" size="large" component={Link} to={ticketAddress(ticket.id)} sx={{ py: 1.5 }}>
              {translate('tickets.reports.toOrder')}
            </Button>
          </>
        )}
      </Stack>
      {dialog}
    </Paper>
  );
}
