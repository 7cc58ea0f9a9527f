import type { Ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { signedInNow } from '../customers/users/signed-in-now.js';
import { User } from '../masterdata/user.entity.js';
import { permits } from '../platform/access/permission.js';
import { reachesResource } from '../platform/access/scopes.js';
import type { ResourceModel } from '../platform/resource/resource-model.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import { Role } from '../vocabulary/role.js';

/** The owner of an export with their present rights; null if they may not export any more. */
export async function ownerOf(em: EntityManager, { user }: { user: Ref<User> }): Promise<SignedInUser | undefined> {
  const person = await em.findOne(User, { id: user.id, active: true });
  return person && permits([Role.AccessReporting], person.roles) ? signedInNow(em, person) : undefined;
}

/** Whether a user may read the list of a resource, by their roles and by the scopes of an API token. */
export const mayRead = (user: SignedInUser, { options: { allow, path } }: ResourceModel): boolean =>
  permits(allow.read, user.roles) && reachesResource(user, path);
