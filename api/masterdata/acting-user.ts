import { type Ref, ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { referenceTo } from '../platform/tenancy/reference.js';
import { currentUser } from '../platform/tenancy/session.js';
import { User } from './user.entity.js';

/** A user of the tenant to refer to, without loading them. */
export const userRef = (em: EntityManager, id: string): Ref<User> => ref(referenceTo(em, User, id)) as Ref<User>;

/** The signed-in user as one of the tenant. Throws where nobody is signed in. */
export const actingUser = (em: EntityManager): Ref<User> => userRef(em, currentUser().id as string);
