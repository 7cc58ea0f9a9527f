import type { EntityManager } from '@mikro-orm/postgresql';
import { presentAbsences } from '../../masterdata/present-absences.js';
import type { User } from '../../masterdata/user.entity.js';
import { type FieldError, invalid, Problem } from '../../platform/http/problem.js';
import type { Ticket } from '../record/ticket.entity.js';
import { ASSIGNEE_ROLES, assigneeRefusal } from './assignee-rules.js';
import { isKnownCompany } from './known-companies.js';

/** Those who are asked for if absent: whoever takes care of the ticket now. */
const IN_CHARGE = ['responsible', 'executionResponsible'];

type Assigned = readonly (readonly [field: string, person: User])[];

/**
 * Throws 422 on the fields that name somebody who cannot take that part of the ticket or a company that nobody knows,
 * and asks whether it is meant so when somebody is away (409 CONFIRMATION_REQUIRED, domain "Confirmation pattern").
 */
export async function assertAssignment(
  ticket: Ticket,
  written: (field: string) => boolean,
  em: EntityManager,
): Promise<void> {
  const errors: FieldError[] = [];
  const assigned: [string, User][] = [];
  for (const [field, role] of Object.entries(ASSIGNEE_ROLES)) {
    const person = written(field) && (await ticket[field as keyof typeof ASSIGNEE_ROLES]?.loadOrFail());
    if (!person) continue;
    const code = assigneeRefusal(person, role);
    if (code) errors.push({ pointer: `/${field}`, code });
    else if (IN_CHARGE.includes(field)) assigned.push([field, person]);
  }
  const company = written('executionCompany') && ticket.executionCompany;
  if (company && !(await isKnownCompany(em, company)))
    errors.push({ pointer: '/executionCompany', code: 'COMPANY_UNKNOWN' });
  if (errors.length > 0) throw invalid(errors);
  await confirmAbsent(assigned, ticket.confirm, em);
}

/** Asks before something is assigned to people who are away, unless that has been answered with yes. */
export async function confirmAbsent(
  assigned: Assigned,
  confirmed: readonly string[] = [],
  em: EntityManager,
): Promise<void> {
  const code = 'ASSIGNEE_ABSENT';
  if (confirmed.includes(code)) return;
  const absences = await presentAbsences(
    em,
    assigned.map(([, { id }]) => id),
  );
  const errors = assigned.flatMap(([field, { id, name }]) => {
    const absence = absences.get(id);
    return absence ? [{ pointer: `/${field}`, code, params: { name, date: absence.activeTo } }] : [];
  });
  const [first] = errors;
  if (first) throw new Problem(409, 'CONFIRMATION_REQUIRED', { codes: [code], ...first.params }, errors);
}
