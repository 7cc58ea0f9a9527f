import type { EntityManager } from '@mikro-orm/postgresql';
import { DEFAULT_PREFERENCES, type NotificationPreferences } from './notification-preferences.js';
import { NotificationSettings } from './notification-settings.entity.js';

/** The stored preferences of users by their ids, read in one statement. */
export async function preferencesOf(
  em: EntityManager,
  users: readonly string[],
): Promise<(user: string | null) => NotificationPreferences> {
  const ids = [...new Set(users)];
  const stored = ids.length > 0 ? await em.find(NotificationSettings, { user: { id: { $in: ids } } }) : [];
  return preferencesIn(stored);
}

/** The preferences of users by their ids, among loaded settings. */
export function preferencesIn(
  stored: readonly NotificationSettings[],
): (user: string | null) => NotificationPreferences {
  const byUser = new Map(stored.map((settings) => [settings.user.id, settings]));
  return (user) => byUser.get(user ?? '') ?? DEFAULT_PREFERENCES;
}
