import { Button, Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useIsExecutor } from '../ticket/data/use-is-customer';
import { useMoves } from '../ticket/data/use-moves';
import { useTicket } from '../ticket/data/use-ticket';
import { rankMoves } from '../ticket/model/move';
import { ticketAddress } from '../ticket/model/ticket';
import { GapSentences } from '../ticket/moves/GapSentences';
import { useStartMove } from '../ticket/moves/use-start-move';
import { useReport } from './use-report';

/** Offers to whoever carries out the order how it goes on once the report is finished, without looking for it. */
export function OrderNextStep() {
  const translate = useTranslate();
  const isExecutor = useIsExecutor();
  const ticket = useTicket();
  const { state } = useReport();
  const { data: moves = [] } = useMoves(ticket);
  const { start, busy, dialog } = useStartMove();
  const { next } = rankMoves(moves);
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
              <GapSentences move={next} />
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
