import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { invalidField, Problem } from '../../platform/http/problem.js';
import type { Computations, SqlValue } from '../../platform/read/record.js';
import type { Condition } from '../../platform/resource/condition.js';
import type { ResourceRules } from '../../platform/rest/rules.js';
import { currentTenant, currentUser, type SignedInUser } from '../../platform/tenancy/session.js';
import { Role } from '../../vocabulary/role.js';
import { actingUser } from '../acting-user.js';
import type { SavedQuery } from './saved-query.entity.js';

/** Ids of a user's groups. */
const GROUPS = 'select assignment_group_id from assignment_group_members where tenant = ? and members_id = ?';

/**
 * Users write their own queries. Shared ones reach users who work for the tenant: the whole desk, or the present members
 * of a group. Customers see only their own, also as members of a group.
 */
@Injectable()
export class SavedQueryRules implements ResourceRules<SavedQuery> {
  scope({ id, roles }: SignedInUser): Condition {
    const own = { owner: { id } };
    const isDesk = roles.includes(Role.Agent);
    if (!isDesk && !roles.includes(Role.Executor)) return own;
    const ofGroup = {
      sharedWith: 'GROUP',
      [raw(`[::alias::].assignment_group_id in (${GROUPS})`, [currentTenant(), id])]: [],
    };
    return { $or: [own, ofGroup, ...(isDesk ? [{ sharedWith: 'ALL' }] : [])] };
  }

  computed(): Computations<SavedQuery> {
    return { ownerName: { of: ['owner'], sql: { ownerName: ownerSql }, value: ({ ownerName }) => ownerName ?? '' } };
  }

  async beforeCreate(query: SavedQuery, em: EntityManager): Promise<void> {
    query.owner = actingUser(em);
    await assertSensible(query, em);
  }

  async beforeUpdate(query: SavedQuery, _changes: unknown, em: EntityManager): Promise<void> {
    assertOwn(query);
    await assertSensible(query, em);
  }

  beforeDelete(query: SavedQuery): void {
    assertOwn(query);
  }
}

const ownerSql: SqlValue = (column) =>
  `(select u.name from "user" u where u.tenant = ${column('tenant')} and u.id = ${column('owner')})`;

function assertOwn({ owner }: SavedQuery): void {
  if (owner.id !== currentUser().id) throw new Problem(403, 'FORBIDDEN');
}

async function assertSensible(query: SavedQuery, em: EntityManager): Promise<void> {
  if (!isObject(query.filter)) throw invalidField('/filter', 'INVALID_FILTER');
  const { id, roles } = currentUser();
  const isStaff = roles.includes(Role.Agent) || roles.includes(Role.Executor);
  // Groups of the tenant do not describe the colleagues of customers and executors.
  if (query.sharedWith === 'ALL' && !roles.includes(Role.Agent)) throw invalidField('/sharedWith', 'INVALID_VALUE');
  if (query.sharedWith !== 'GROUP') {
    query.assignmentGroup = null;
    return;
  }
  if (!isStaff) throw invalidField('/sharedWith', 'INVALID_VALUE');
  if (!query.assignmentGroup) throw invalidField('/assignmentGroup', 'REQUIRED');
  const member = await em.execute(`select 1 where ? in (${GROUPS})`, [query.assignmentGroup.id, currentTenant(), id]);
  if (member.length === 0) throw invalidField('/assignmentGroup', 'QUERY_GROUP');
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
