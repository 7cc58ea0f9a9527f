import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import { Button, IconButton, Stack, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMe } from '../../../providers/application';
import { useBulkChange } from '../data/use-bulk';
import { useMoves } from '../data/use-moves';
import { asksFirst, type Move, rankMoves } from '../model/move';
import type { Ticket } from '../model/ticket';

const BulkMoveForm = lazy(() => import('./bulk/BulkMoveForm'));

/** The two most likely actions on a row: to take the ticket, and its next move. */
export function RowActions({ ticket }: { ticket: Ticket }) {
  const translate = useTranslate();
  const me = useMe();
  const { start, take } = useBulkChange();
  const { data: moves = [] } = useMoves(ticket);
  const [asking, setAsking] = useState<Move>();
  const { next } = rankMoves(moves.filter(({ allowed }) => allowed));
  const isDraft = ticket.state === 'DRAFT';
  const takeLabel = translate('tickets.bulk.take');
  return (
    <Stack
      direction="row"
      spacing={0.5}
      onClick={(event) => event.stopPropagation()}
      sx={{ flexShrink: 0, alignItems: 'center', height: (theme) => theme.spacing(2.75) }}
    >
      {ticket.responsible !== me.id && ticket.can.edit && (
        <Tooltip title={takeLabel}>
          <IconButton
            size="small"
            tabIndex={-1}
            aria-label={takeLabel}
            onClick={() => void take([ticket])}
            sx={{ p: 0.25 }}
          >
            <PersonAddAltOutlined fontSize="inherit" />
          </IconButton>
        </Tooltip>
      )}
      {next && !isDraft && (
        <Button
          size="small"
          variant="outlined"
          tabIndex={-1}
          onClick={() => (asksFirst(next) ? setAsking(next) : void start([ticket], { move: { to: next.to } }))}
          sx={{ py: 0, px: 0.75, minHeight: 0, lineHeight: 1.4, whiteSpace: 'nowrap' }}
        >
          {translate(`enums.ticketAction.${next.action}`)}
        </Button>
      )}
      {asking && (
        <Suspense>
          <BulkMoveForm tickets={[ticket]} move={asking} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
