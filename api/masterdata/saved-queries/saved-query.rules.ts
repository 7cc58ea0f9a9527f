import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { invalidField, Problem } from '../../platform/http/problem.js';
import { safeObject } from '../../platform/http/safe-json.js';
import type { Computations, SqlValue } from '../../platform/read/record.js';
import type { Condition } from '../../platform/resource/condition.js';
import type { Changes, ResourceRules } from '../../platform/rest/rules.js';
import { currentTenant, currentUser, type SignedInUser } from '../../platform/tenancy/session.js';
import { Role } from '../../vocabulary/role.js';
import { actingUser } from '../acting-user.js';
import type { SavedQuery } from './saved-query.entity.js';

/** Ids of a user's groups. */
const GROUPS = 'select assignment_group_id from assignment_group_members where tenant = ? and members_id = ?';

/**
 * Users write their own queries, and managers those of roles. Shared ones reach a role, or users who work for the tenant:
 * the whole desk, or the present members of a group. Customers see only their own and those of their role.
 */
@Injectable()
export class SavedQueryRules implements ResourceRules<SavedQuery> {
  scope({ id, roles }: SignedInUser): Condition {
    const ofRole = { sharedWith: 'ROLE', ...(!isManager(roles) && { role: { $in: roles } }) };
    const own = [{ owner: { id } }, ofRole];
    if (!isStaff(roles)) return { $or: own };
    const ofGroup = {
      sharedWith: 'GROUP',
      [raw(`[::alias::].assignment_group_id in (${GROUPS})`, [currentTenant(), id])]: [],
    };
    return { $or: [...own, ofGroup, ...(roles.includes(Role.Agent) ? [{ sharedWith: 'ALL' }] : [])] };
  }

  computed(): Computations<SavedQuery> {
    return { ownerName: { of: ['owner'], sql: { ownerName: ownerSql }, value: ({ ownerName }) => ownerName ?? '' } };
  }

  async beforeCreate(query: SavedQuery, em: EntityManager): Promise<void> {
    query.owner = actingUser(em);
    await assertSensible(query, em);
  }

  async beforeUpdate(query: SavedQuery, { before }: Changes, em: EntityManager): Promise<void> {
    assertOwn(query, before.sharedWith);
    await assertSensible(query, em);
  }

  beforeDelete(query: SavedQuery): void {
    assertOwn(query);
  }
}

const isManager = (roles: readonly string[]) => roles.includes(Role.ManageMasterData);
const isStaff = (roles: readonly string[]) => roles.includes(Role.Agent) || roles.includes(Role.Executor);

const ownerSql: SqlValue = (column) =>
  `(select u.name from "user" u where u.tenant = ${column('tenant')} and u.id = ${column('owner')})`;

function assertOwn(query: SavedQuery, sharedWith: unknown = query.sharedWith): void {
  const { id, roles } = currentUser();
  if (query.owner.id !== id && !(sharedWith === 'ROLE' && isManager(roles))) throw new Problem(403, 'FORBIDDEN');
}

async function assertSensible(query: SavedQuery, em: EntityManager): Promise<void> {
  if (!safeObject(query.filter)) throw invalidField('/filter', 'INVALID_FILTER');
  const { id, roles } = currentUser();
  const { sharedWith } = query;
  // Groups of the tenant do not describe the colleagues of customers and executors.
  const mayShare = sharedWith === 'ALL' ? roles.includes(Role.Agent) : sharedWith !== 'GROUP' || isStaff(roles);
  if (!mayShare) throw invalidField('/sharedWith', 'INVALID_VALUE');
  if (sharedWith === 'ME') query.place = null;
  if (sharedWith !== 'ROLE') query.role = null;
  if (sharedWith !== 'GROUP') query.assignmentGroup = null;
  if (query.place === null) query.isDefault = false;
  const isOffered = query.place !== null || (query.onDashboard && sharedWith !== 'ME');
  if ((sharedWith === 'ROLE' || isOffered) && !isManager(roles)) throw invalidField('/sharedWith', 'QUERY_TAB');
  if (!query.assignmentGroup) return;
  const member = await em.execute(`select 1 where ? in (${GROUPS})`, [query.assignmentGroup.id, currentTenant(), id]);
  if (member.length === 0) throw invalidField('/assignmentGroup', 'QUERY_GROUP');
}
