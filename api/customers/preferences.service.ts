import { LockMode } from '@mikro-orm/core';
import { type EntityManager, ref } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../masterdata/user.entity.js';
import { invalidField } from '../platform/http/problem.js';
import { currentUser, recordKey } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { UserPreference } from './user-preference.entity.js';

export type Preferences = Record<string, unknown>;

/** Most settings of one user. */
export const MOST_PREFERENCES = 200;

/** The settings of users: columns of tables, saved filters, theme. */
@Injectable()
export class PreferencesService {
  constructor(private readonly work: UnitOfWork) {}

  /** Sets some settings, removes those whose value is null, and returns all. */
  merge(changes: Preferences): Promise<Preferences> {
    return this.work.write(async (em) => {
      const id = currentUser().id as string;
      // The user's record is locked, so that two tabs of one person write one after the other.
      const user = await em.findOneOrFail(User, recordKey(id), { lockMode: LockMode.PESSIMISTIC_WRITE });
      for (const [key, value] of Object.entries(changes)) {
        await em.nativeDelete(UserPreference, { user: { id }, key });
        if (value !== null) em.persist(Object.assign(new UserPreference(), { user: ref(user), key, value }));
      }
      await em.flush();
      const preferences = await readPreferences(em);
      if (Object.keys(preferences).length <= MOST_PREFERENCES) return preferences;
      throw invalidField('', 'MAX_VALUE', { max: MOST_PREFERENCES });
    });
  }
}

/** All settings of the signed-in user. */
export async function readPreferences(em: EntityManager): Promise<Preferences> {
  const preferences = await em.find(UserPreference, { user: { id: currentUser().id as string } });
  return Object.fromEntries(preferences.map(({ key, value }) => [key, value]));
}
