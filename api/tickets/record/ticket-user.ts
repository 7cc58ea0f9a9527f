import type { SignedInUser } from '../../platform/tenancy/session.js';
import type { TicketUser } from './ticket-policy.js';

/** What the policy knows of the signed-in user. */
export const ticketUser = ({ id, roles, facts }: SignedInUser): TicketUser => ({ ...facts, roles, id: id ?? '' });
