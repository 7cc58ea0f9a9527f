import type { User } from '../../masterdata/user.entity.js';
import { Role } from '../../vocabulary/role.js';
import type { Ticket } from '../record/ticket.entity.js';
import { ownershipOf } from '../record/ticket-ownership.js';
import { actorFor } from '../record/ticket-policy.js';

export type Person = Pick<User, 'id' | 'active' | 'roles' | 'executionCompany'>;

/** The error code of a person who cannot be assigned: inactive, or without the role. */
type AssigneeRefusal = 'ASSIGNEE_INACTIVE' | 'ASSIGNEE_ROLE' | null;

/** The required role of each assignment of a ticket (domain "State machine", actors). */
export const ASSIGNEE_ROLES = {
  responsible: Role.Agent,
  projectLead: Role.Agent,
  executionResponsible: Role.Executor,
} as const;

/** The refusal of a person in a role; null where the person may be assigned. */
export function assigneeRefusal({ active, roles }: Person, role: Role): AssigneeRefusal {
  if (!active) return 'ASSIGNEE_INACTIVE';
  return roles.includes(role) ? null : 'ASSIGNEE_ROLE';
}

/** The refusal of a person for a task of the ticket; agents and the executors of the order take tasks. */
export function taskAssigneeRefusal(person: Person, ticket: Ticket): AssigneeRefusal {
  if (!person.active) return 'ASSIGNEE_INACTIVE';
  const reader = { ...person, customerCode: null, seesAllIssues: false };
  return actorFor(ownershipOf(ticket, { facts: { customerId: null, customerCode: null } }), reader)
    ? null
    : 'ASSIGNEE_ROLE';
}
