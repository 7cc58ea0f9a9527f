import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../providers/use-format';
import { useTicket } from '../data/use-ticket';
import { useTicketTransitions } from '../data/use-ticket-transitions';
import { isPromised } from '../model/deadline';
import { useMessageElsewhere } from '../timeline/use-message-elsewhere';

/** The state of a ticket in plain words for its customer, and whether the next step is theirs. */
export function CustomerNotice() {
  const translate = useTranslate();
  const format = useFormat();
  const ticket = useTicket();
  const { state, dueAt, clarificationReason, customersTurn, appointmentWaits, can } = ticket;
  const { data: transitions = [] } = useTicketTransitions(ticket);
  const elsewhere = useMessageElsewhere();
  const isOver = transitions.some(({ instead }) => instead === 'FOLLOW_UP');
  const key = state === 'IN_CLARIFICATION' ? `${state}.${clarificationReason ?? 'WAIT_INTERNAL'}` : state;
  const appointment = appointmentWaits ? translate('tickets.customer.APPOINTMENT') : null;
  // The notice of the approval itself is more specific.
  if (can.approve && !appointment) return null;
  const isBeingFinished = state === 'WORK_COMPLETED' && !customersTurn;
  const own = isOver ? 'tickets.customer.CLOSED_FOR_LONG' : `tickets.customer.${key}`;
  const plain = isBeingFinished ? 'dashboard.plainState.WORK_COMPLETED' : own;
  // A message on a duplicate does not reopen it: the message goes to the main ticket.
  const sentence = elsewhere?.ticket ? translate(elsewhere.before, { ticket: elsewhere.ticket }) : translate(plain);
  const stands = can.approve ? null : sentence;
  const text = [appointment, stands].filter(Boolean).join(' ');
  return (
    <Alert severity={customersTurn ? 'warning' : state === 'CLOSED' ? 'success' : 'info'} sx={{ mb: 1.5 }}>
      {isPromised(ticket) ? translate('tickets.customer.withDate', { text, moment: format.moment(dueAt) }) : text}
    </Alert>
  );
}
