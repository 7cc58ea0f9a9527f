import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clock } from '../platform/clock.js';
import { invalidField } from '../platform/http/problem.js';
import type { Changes, ResourceRules } from '../platform/rest/rules.js';
import { oneAtATime } from '../platform/tenancy/one-at-a-time.js';
import { actorName, currentTenant } from '../platform/tenancy/session.js';
import type { AssignmentGroup } from './assignment-group.entity.js';

/** A new default group of a ticket type replaces the former one (spec §8). */
@Injectable()
export class AssignmentGroupRules implements ResourceRules<AssignmentGroup> {
  /** Changes of a tenant's groups run one after the other, so that the last one wins without a deadlock. */
  async beforeWrite(em: EntityManager): Promise<void> {
    await oneAtATime(em, 'assignment-group-defaults');
  }

  async beforeCreate(group: AssignmentGroup, em: EntityManager): Promise<void> {
    assertNoDefaultOff(group);
    return takeDefaults(group, em);
  }

  async beforeUpdate(group: AssignmentGroup, { names }: Changes, em: EntityManager): Promise<void> {
    assertNoDefaultOff(group);
    if (names.has('defaultForTypes')) await takeDefaults(group, em);
  }
}

/** An inactive group takes no new tickets. */
function assertNoDefaultOff({ active, defaultForTypes }: AssignmentGroup): void {
  if (!active && defaultForTypes.length > 0) throw invalidField('/defaultForTypes', 'GROUP_IS_DEFAULT');
}

/** Takes the group's types from all other groups, before the group itself is written. */
async function takeDefaults({ id, defaultForTypes }: AssignmentGroup, em: EntityManager): Promise<void> {
  if (defaultForTypes.length === 0) return;
  const taken = `{${defaultForTypes.join(',')}}`;
  await em.execute(
    `update assignment_group
        set default_for_types = array(select unnest(default_for_types) except select unnest(?::text[])),
            version = version + 1, updated_at = ?, updated_by = ?
      where tenant = ? and id <> ? and default_for_types && ?::text[]`,
    [taken, clock.now(), actorName(), currentTenant(), id, taken],
  );
}
