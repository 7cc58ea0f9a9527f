import { raw, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type FieldError, invalid } from '../platform/http/problem.js';
import type { Computations, SqlValue } from '../platform/read/record.js';
import type { Condition } from '../platform/resource/condition.js';
import type { ResourceRules } from '../platform/rest/rules.js';
import { currentTenant, currentUser, recordKey, type SignedInUser } from '../platform/tenancy/session.js';
import { Role } from '../vocabulary/role.js';
import type { Absence } from './absence.entity.js';
import { User } from './user.entity.js';

/** Ids of the users who share an active assignment group with a user. */
const COLLEAGUES = `
  select fellow.members_id from assignment_group_members own
    join assignment_group shared on shared.tenant = own.tenant and shared.id = own.assignment_group_id and shared.active
    join assignment_group_members fellow on fellow.tenant = own.tenant and fellow.assignment_group_id = shared.id
   where own.tenant = ? and own.members_id = ?`;

/** Users write their own absences, agents also those of their assignment groups (domain "Permissions"). */
@Injectable()
export class AbsenceRules implements ResourceRules<Absence> {
  scope({ id, roles }: SignedInUser): Condition {
    const own = { user: { id } };
    if (!roles.includes(Role.Agent)) return own;
    return { $or: [own, { [raw(`[::alias::].user_id in (${COLLEAGUES})`, [currentTenant(), id])]: [] }] };
  }

  computed(): Computations<Absence> {
    return { name: { of: ['user'], sql: { name: nameSql }, value: ({ name }) => name ?? '' } };
  }

  async beforeCreate(absence: Absence, em: EntityManager): Promise<void> {
    const { id } = currentUser();
    absence.user ??= ref(await em.findOneOrFail(User, recordKey(id as string)));
    await assertSensible(absence, em);
  }

  beforeUpdate(absence: Absence, _changes: unknown, em: EntityManager): Promise<void> {
    return assertSensible(absence, em);
  }
}

const nameSql: SqlValue = (column) =>
  `(select u.name from "user" u where u.tenant = ${column('tenant')} and u.id = ${column('user')})`;

async function assertSensible({ user, deputy, activeFrom, activeTo }: Absence, em: EntityManager): Promise<void> {
  const errors: FieldError[] = [];
  const { id } = user.unwrap();
  if (!(await isWithinReach(id, em))) errors.push({ pointer: '/user', code: 'ABSENCE_FOREIGN' });
  if (activeTo < activeFrom) errors.push({ pointer: '/activeTo', code: 'END_BEFORE_START' });
  const substitute = await deputy?.loadOrFail();
  if (substitute && !maySubstitute(substitute, id)) errors.push({ pointer: '/deputy', code: 'DEPUTY_INVALID' });
  if (errors.length > 0) throw invalid(errors);
}

async function isWithinReach(user: string, em: EntityManager): Promise<boolean> {
  const { id, roles } = currentUser();
  if (user === id) return true;
  if (!roles.includes(Role.Agent)) return false;
  const found = await em.execute(`select 1 where ? in (${COLLEAGUES})`, [user, currentTenant(), id]);
  return found.length > 0;
}

/** An active colleague at the desk or outside, and not the absent person. */
const maySubstitute = ({ id, active, roles }: User, absent: string) =>
  id !== absent && active && (roles.includes(Role.Agent) || roles.includes(Role.Executor));
