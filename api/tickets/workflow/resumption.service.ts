import type { EntityManager } from '@mikro-orm/postgresql';
import { ApprovalState, ClarificationReason, TicketState } from '../../vocabulary/ticket.js';
import type { Ticket } from '../record/ticket.entity.js';
import type { TransitionService } from './transition.service.js';

/**
 * Ends the clarification of a ticket after an answer (#6): with the state before, or with PENDING where the check refuses
 * that, so that no answer is lost and the customer's turn ends.
 */
export async function resumeTicket(transitions: TransitionService, em: EntityManager, ticket: Ticket): Promise<void> {
  const before = ticket.previousState;
  if (!before || (await transitions.makeBySystem(em, ticket, before))) return;
  await transitions.makeBySystem(em, ticket, TicketState.Pending);
}

/** Ends a clarification that waits for an approval, once the approval is decided (#6). */
export async function resumeDecided(transitions: TransitionService, em: EntityManager, ticket: Ticket): Promise<void> {
  const { approval, clarificationReason } = ticket;
  const isDecided = approval === ApprovalState.Approved || approval === ApprovalState.Rejected;
  if (isDecided && clarificationReason === ClarificationReason.WaitApproval)
    await resumeTicket(transitions, em, ticket);
}
