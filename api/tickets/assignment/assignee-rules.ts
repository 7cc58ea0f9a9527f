import type { User } from '../../masterdata/user.entity.js';
import { Role } from '../../vocabulary/role.js';
import type { Ticket } from '../record/ticket.entity.js';
import { ownershipOf } from '../record/ticket-ownership.js';
import { actorFor } from '../record/ticket-policy.js';

export type Person = Pick<User, 'id' | 'active' | 'roles' | 'executionCompany'>;

/** Why somebody cannot be given something to do: they no longer work here, or not in that role. */
type AssigneeRefusal = 'ASSIGNEE_INACTIVE' | 'ASSIGNEE_ROLE' | null;

/** The role that each assignment of a ticket asks for (domain "State machine", actors). */
export const ASSIGNEE_ROLES = {
  responsible: Role.Agent,
  projectLead: Role.Agent,
  executionResponsible: Role.Executor,
} as const;

/** Whether somebody may be named in that role. */
export function assigneeRefusal({ active, roles }: Person, role: Role): AssigneeRefusal {
  if (!active) return 'ASSIGNEE_INACTIVE';
  return roles.includes(role) ? null : 'ASSIGNEE_ROLE';
}

/** Whether somebody may be given a task of the ticket: the desk and those who carry the order out, who alone see it. */
export function taskAssigneeRefusal(person: Person, ticket: Ticket): AssigneeRefusal {
  if (!person.active) return 'ASSIGNEE_INACTIVE';
  const reader = { ...person, customerCode: null, seesAllIssues: false };
  return actorFor(ownershipOf(ticket, { facts: { customerId: null, customerCode: null } }), reader)
    ? null
    : 'ASSIGNEE_ROLE';
}
