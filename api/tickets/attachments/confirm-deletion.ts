import { Problem } from '../../platform/http/problem.js';
import { currentUser } from '../../platform/tenancy/session.js';
import { DRAFT_CONFIRMATIONS } from '../../vocabulary/confirmation.js';
import { Role } from '../../vocabulary/role.js';
import { TicketState } from '../../vocabulary/ticket-state.js';
import type { Ticket } from '../record/ticket.entity.js';

const [CODE] = DRAFT_CONFIRMATIONS;

/** Asks before a draft is deleted that a colleague of the desk is writing (domain #2); what is no draft is refused later. */
export async function confirmDeletion({ state, author }: Ticket, confirmed: unknown): Promise<void> {
  if (state !== TicketState.Draft || confirmed === CODE) return;
  const writer = await author?.load();
  if (!writer || writer.id === currentUser().id || !writer.roles.includes(Role.Agent)) return;
  const params = { name: writer.name };
  throw new Problem(409, 'CONFIRMATION_REQUIRED', { codes: [CODE], ...params }, [{ pointer: '', code: CODE, params }]);
}
