import type { Ticket } from '../../ticket/model/ticket';

/** Which plain sentence tells a customer how it stands with their ticket; a key below `dashboard.plainState`. */
export function plainState(ticket: Ticket, now = new Date()): string {
  const { state, dueAt, customersTurn } = ticket;
  if (state === 'IN_CLARIFICATION' && customersTurn) {
    return ticket.clarificationReason === 'WAIT_APPROVAL' ? 'waitsForApproval' : 'waitsForAnswer';
  }
  if (state === 'WORK_COMPLETED' && customersTurn) return 'waitsForCheck';
  const isPlanned = dueAt && new Date(dueAt) > now;
  if (state === 'IN_WORK' && isPlanned) return 'IN_WORK_UNTIL';
  if (state === 'PENDING' && isPlanned) return 'PENDING_UNTIL';
  return state;
}
