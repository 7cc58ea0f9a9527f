import type { EntityManager } from '@mikro-orm/postgresql';
import { NotificationSettings } from './notification-settings.entity.js';
import { NO_WISHES, type Wishes } from './wishes.js';

/** What people have said of how they want to be told, by their ids, in one statement. */
export async function wishesOf(em: EntityManager, users: readonly string[]): Promise<(user: string | null) => Wishes> {
  const ids = [...new Set(users)];
  const kept = ids.length > 0 ? await em.find(NotificationSettings, { user: { id: { $in: ids } } }) : [];
  const known = new Map(kept.map((settings) => [settings.user.unwrap().id, settings]));
  return (user) => known.get(user ?? '') ?? NO_WISHES;
}
