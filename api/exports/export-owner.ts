import type { Ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { signedInNow } from '../customers/users/signed-in-now.js';
import { User } from '../masterdata/user.entity.js';
import { permits } from '../platform/access/permission.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import { Role } from '../vocabulary/role.js';

/** Whose export it is, as they are now; nobody once they may take no data with them any more. */
export async function ownerOf(em: EntityManager, { user }: { user: Ref<User> }): Promise<SignedInUser | undefined> {
  const person = await em.findOne(User, { id: user.id, active: true });
  return person && permits([Role.AccessReporting], person.roles) ? signedInNow(em, person) : undefined;
}
