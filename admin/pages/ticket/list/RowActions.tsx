import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined';
import { Button, Stack } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { IconAction } from '../../../components/IconAction';
import { useMe } from '../../../providers/application';
import { useBulkChange } from '../data/use-bulk';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import type { Ticket } from '../model/ticket';
import { asksFirst, rankTransitions, type Transition } from '../model/transition';

const BulkTransitionForm = lazy(() => import('./bulk/BulkTransitionForm'));

/**
 * The two most likely actions on a row: assigning the ticket to the user, and its likely transition unless that is
 * blocked.
 */
export function RowActions({ ticket }: { ticket: Ticket }) {
  const translate = useTranslate();
  const me = useMe();
  const { start, take } = useBulkChange();
  const { data: transitions = [] } = useTicketTransitions(ticket);
  const [asking, setAsking] = useState<Transition>();
  // Instead of a blocked step the row offers to take the ticket, never a later step such as closing.
  const { next } = rankTransitions(transitions);
  const isDraft = ticket.state === 'DRAFT';
  return (
    <Stack
      direction="row"
      spacing={0.5}
      onClick={(event) => event.stopPropagation()}
      sx={{ flexShrink: 0, alignItems: 'center', height: (theme) => theme.spacing(2.75) }}
    >
      {ticket.responsible !== me.id && ticket.can.edit && (
        <IconAction
          icon={PersonAddAltOutlined}
          label={translate('tickets.bulk.take')}
          tabIndex={-1}
          onClick={() => void take([ticket])}
          sx={{ p: 0.125 }}
        />
      )}
      {next?.allowed && !isDraft && (
        <Button
          size="small"
          variant="outlined"
          tabIndex={-1}
          onClick={() => (asksFirst(next) ? setAsking(next) : void start([ticket], 'transitions', { to: next.to }))}
          sx={{ py: 0, px: 0.75, minHeight: 0, lineHeight: 1.4, whiteSpace: 'nowrap' }}
        >
          {translate(`enums.ticketAction.${next.action}`)}
        </Button>
      )}
      {asking && (
        <Suspense>
          <BulkTransitionForm tickets={[ticket]} transition={asking} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
