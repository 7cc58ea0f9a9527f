import { Alert, Button, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import type { Ticket } from '../model/ticket';
import { useTicketTransitionStart } from '../transitions/use-ticket-transition-start';

type Costs = NonNullable<Ticket['costs']>;

/** The key of the sentence about the costs. */
function messageOf({ level, toApprove, approved }: Costs, approval: Ticket['approval']): string {
  if (level === 'NEAR') return 'NEAR';
  if (!toApprove) return 'APPROVED';
  if (approval === 'REQUESTED') return 'WAITS';
  return approved === null ? 'ABOVE' : 'RISEN';
}

/**
 * Warns before an order exceeds the customer's cost limit, and requests their approval above it (domain "Cost limit").
 */
export function CostNotice() {
  const translate = useTranslate();
  const format = useFormat();
  const ticket = useTicket();
  const { data: transitions } = useTicketTransitions(ticket);
  const { start, busy, dialog } = useTicketTransitionStart();
  const { costs, approval, state } = ticket;
  if (!costs || costs.level === 'WITHIN' || state === 'CLOSED') return null;
  const message = messageOf(costs, approval);
  const isOpen = message === 'ABOVE' || message === 'RISEN';
  const ask = isOpen ? transitions?.find(({ action, allowed }) => action === 'ASK' && allowed) : undefined;
  const amount = format.money(costs.costs);
  const text = translate('customers.costs.askText', { costs: amount });
  return (
    <Alert severity={message === 'APPROVED' || message === 'WAITS' ? 'info' : 'warning'} sx={{ mb: 1.5 }}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <span>
          {translate(`customers.costs.${message}`, {
            costs: amount,
            limit: format.money(costs.limit, { cents: false }),
            approved: format.money(costs.approved ?? 0),
          })}
        </span>
        {ask && (
          <Button
            color="inherit"
            variant="outlined"
            size="small"
            loading={busy}
            onClick={() => start(ask, { clarificationReason: 'WAIT_APPROVAL', text })}
          >
            {translate('customers.costs.ask')}
          </Button>
        )}
      </Stack>
      {dialog}
    </Alert>
  );
}
