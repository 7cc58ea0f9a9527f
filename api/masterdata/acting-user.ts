import { type Ref, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { referenceTo } from '../platform/tenancy/reference.js';
import { currentUser } from '../platform/tenancy/session.js';
import { User } from './user.entity.js';

/** A reference to a user of the tenant, without loading them. */
export const userRef = (em: EntityManager, id: string): Ref<User> => ref(referenceTo(em, User, id)) as Ref<User>;

/** The signed-in user of the tenant. Throws without a signed-in user. */
export const actingUser = (em: EntityManager): Ref<User> => userRef(em, currentUser().id as string);
