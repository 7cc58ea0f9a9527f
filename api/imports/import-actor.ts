import type { EntityManager } from '@mikro-orm/postgresql';
import { signedInAs } from '../masterdata/signed-in-as.js';
import { User } from '../masterdata/user.entity.js';
import { permits } from '../platform/access/permission.js';
import { rolesOf } from '../platform/rest/resource-controller.js';
import type { SignedInUser } from '../platform/tenancy/session.js';
import type { DataImport } from './data-import.entity.js';
import type { ImportTarget } from './import-target.js';

/** The person in whose name an import is worked, as they are known now; nobody once they may not do it any more. */
export async function actorOf(
  em: EntityManager,
  { user }: DataImport,
  { service }: ImportTarget,
): Promise<SignedInUser | undefined> {
  const person = user && (await em.findOne(User, { id: user.id, active: true }));
  if (!person || !permits(rolesOf(service.model.type, 'create') ?? [], person.roles)) return undefined;
  return signedInAs(person, null);
}
