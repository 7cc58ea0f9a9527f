import type { EntityManager } from '@mikro-orm/postgresql';
import { signedInAs } from '../../masterdata/signed-in-as.js';
import type { User } from '../../masterdata/user.entity.js';
import type { SignedInUser } from '../../platform/tenancy/session.js';
import { Customer } from '../record/customer.entity.js';

/** The signed-in user that a person would be at this moment. */
export async function signedInNow(em: EntityManager, person: User): Promise<SignedInUser> {
  const code = person.customerCode;
  const customer = code ? await em.findOne(Customer, { code }) : null;
  return signedInAs(person, customer?.id ?? null);
}
