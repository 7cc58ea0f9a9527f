import type { SignedInUser } from '../../platform/tenancy/session.js';
import type { TicketUser } from './ticket-policy.js';

/** The signed-in user for the policy. */
export const ticketUser = ({ id, roles, facts }: SignedInUser): TicketUser => ({ ...facts, roles, id: id ?? '' });
