import { isPromised } from '../../ticket/model/deadline';
import type { Ticket } from '../../ticket/model/ticket';

/** The sentence that explains the state of a ticket to its customer; a key below `dashboard.plainState`. */
export function plainState(ticket: Ticket, now = new Date()): string {
  const { state, customersTurn } = ticket;
  if (state === 'IN_CLARIFICATION' && customersTurn) {
    return ticket.clarificationReason === 'WAIT_APPROVAL' ? 'waitsForApproval' : 'waitsForAnswer';
  }
  if (ticket.appointmentWaits) return 'waitsForAppointment';
  if (state === 'WORK_COMPLETED' && customersTurn) return 'waitsForCheck';
  return isPromised(ticket, now) ? `${state}_UNTIL` : state;
}
