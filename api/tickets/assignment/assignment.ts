import type { EntityManager } from '@mikro-orm/postgresql';
import { absentUntilSql } from '../../masterdata/present-absences.js';
import { User } from '../../masterdata/user.entity.js';
import { type FieldError, invalid, Problem } from '../../platform/http/problem.js';
import { columnOf } from '../../platform/read/columns.js';
import { rowsWithin, Statement } from '../../platform/read/statement.js';
import { resourceOf } from '../../platform/resource/resource.js';
import { currentTenant } from '../../platform/tenancy/session.js';
import type { Ticket } from '../record/ticket.entity.js';
import { idOf } from '../record/ticket-ownership.js';
import { ASSIGNEE_ROLES, assigneeRefusal, type Person } from './assignee-rules.js';
import { isKnownCompany } from './known-companies.js';

/** Assignments whose person must be present, or the user confirms. */
const CONFIRMED_FIELDS = ['responsible', 'executionResponsible'];

/** An assigned person, with the last day of their present absence. */
interface Assignee extends Person {
  readonly name: string;
  readonly absentUntil: string | null;
}

type Assigned = readonly (readonly [field: string, person: string])[];

/**
 * Throws 422 on fields with a person who cannot be assigned or an unknown company, and 409 CONFIRMATION_REQUIRED for
 * absent people (domain "Confirmation pattern").
 */
export async function assertAssignment(
  ticket: Ticket,
  written: (field: string) => boolean,
  em: EntityManager,
): Promise<void> {
  const assigned = Object.keys(ASSIGNEE_ROLES).flatMap((field): [string, string][] => {
    const person = written(field) ? idOf(ticket[field as keyof typeof ASSIGNEE_ROLES]) : null;
    return person ? [[field, person]] : [];
  });
  const people = await assigneesOf(em, assigned);
  const errors = assigned.flatMap(([field, id]): FieldError[] => {
    const code = assigneeRefusal(people.get(id) as Assignee, ASSIGNEE_ROLES[field as keyof typeof ASSIGNEE_ROLES]);
    return code ? [{ pointer: `/${field}`, code }] : [];
  });
  const company = written('executionCompany') && ticket.executionCompany;
  if (company && !(await isKnownCompany(em, company)))
    errors.push({ pointer: '/executionCompany', code: 'COMPANY_UNKNOWN' });
  if (errors.length > 0) throw invalid(errors);
  const inCharge = assigned.filter(([field]) => CONFIRMED_FIELDS.includes(field));
  assertPresent(inCharge, people, ticket.confirm);
}

/** Throws 409 CONFIRMATION_REQUIRED for absent people, unless the user has confirmed that. */
export async function confirmAbsent(
  assigned: Assigned,
  confirmed: readonly string[] | undefined,
  em: EntityManager,
): Promise<void> {
  assertPresent(assigned, await assigneesOf(em, assigned), confirmed);
}

function assertPresent(
  assigned: Assigned,
  people: ReadonlyMap<string, Assignee>,
  confirmed: readonly string[] = [],
): void {
  const code = 'ASSIGNEE_ABSENT';
  if (confirmed.includes(code)) return;
  const errors = assigned.flatMap(([field, id]) => {
    const { name, absentUntil } = people.get(id) as Assignee;
    return absentUntil ? [{ pointer: `/${field}`, code, params: { name, date: absentUntil } }] : [];
  });
  const [first] = errors;
  if (first) throw new Problem(409, 'CONFIRMATION_REQUIRED', { codes: [code], ...first.params }, errors);
}

/** The assigned people by id, in one statement. */
async function assigneesOf(em: EntityManager, assigned: Assigned): Promise<ReadonlyMap<string, Assignee>> {
  if (assigned.length === 0) return new Map();
  const model = resourceOf(User);
  const into = new Statement();
  const column = (property: string) => `e.${columnOf(model, property)}`;
  const columns = ['id', 'name', 'active', 'executionCompany'].map(
    (property) => `${column(property)} as "${property}"`,
  );
  const absent = absentUntilSql(column, (value) => into.bind(value));
  const condition = `e.tenant = ${into.bind(currentTenant())} and e.id = any(${into.bind(assigned.map(([, id]) => id))}::uuid[])`;
  into.text = `select ${columns.join(', ')}, to_json(e.roles) as roles, ${absent} as "absentUntil" from "user" e where ${condition}`;
  const rows = (await rowsWithin(em, into)) as unknown as Assignee[];
  return new Map(rows.map((row) => [row.id, row]));
}
