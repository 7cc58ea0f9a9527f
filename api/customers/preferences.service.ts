import { type EntityManager, ref } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../masterdata/user.entity.js';
import { currentTenant, currentUser } from '../platform/tenancy/session.js';
import { UnitOfWork } from '../platform/tenancy/unit-of-work.js';
import { UserPreference } from './user-preference.entity.js';

export type Preferences = Record<string, unknown>;

/** Keeps what users set for themselves: columns of tables, saved filters, theme. */
@Injectable()
export class PreferencesService {
  constructor(private readonly work: UnitOfWork) {}

  read(): Promise<Preferences> {
    return this.work.read(readAll);
  }

  /** Sets the given keys, removes those given as null, and gives all of them back. */
  merge(changes: Preferences): Promise<Preferences> {
    return this.work.write(async (em) => {
      const tenant = currentTenant();
      const user = em.getReference(User, [tenant, currentUser().id as string] as never);
      for (const [key, value] of Object.entries(changes)) {
        const own = { tenant, user: { id: user.id }, key };
        await em.nativeDelete(UserPreference, own);
        if (value !== null) em.persist(Object.assign(new UserPreference(), { user: ref(user), key, value }));
      }
      await em.flush();
      return readAll(em);
    });
  }
}

async function readAll(em: EntityManager): Promise<Preferences> {
  const kept = await em.find(UserPreference, { tenant: currentTenant(), user: { id: currentUser().id as string } });
  return Object.fromEntries(kept.map(({ key, value }) => [key, value]));
}
