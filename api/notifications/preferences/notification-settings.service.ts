import { LockMode } from '@mikro-orm/core';
import { type EntityManager, ref } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { User } from '../../masterdata/user.entity.js';
import { type FieldError, invalid } from '../../platform/http/problem.js';
import { currentUser, recordKey } from '../../platform/tenancy/session.js';
import { UnitOfWork } from '../../platform/tenancy/unit-of-work.js';
import { CHANNELS_OF_KIND, kindsOf } from '../../vocabulary/notification.js';
import { WEEKDAYS } from '../../vocabulary/standard-codes.js';
import { channelOf, DEFAULT_PREFERENCES, type NotificationPreferences } from './notification-preferences.js';
import { NotificationSettings } from './notification-settings.entity.js';
import type { MyNotificationSettings } from './notification-settings.shape.js';

/** Reads and stores the notification settings of the signed-in user. */
@Injectable()
export class NotificationSettingsService {
  constructor(private readonly work: UnitOfWork) {}

  read(): Promise<MyNotificationSettings> {
    return this.work.read(async (em) => completed((await own(em)) ?? DEFAULT_PREFERENCES));
  }

  /**
   * Replaces the settings; omitted ones get their defaults. Throws 422 for half of quiet hours, unknown zones and channels
   * that a kind does not have.
   */
  write(sent: Partial<MyNotificationSettings>): Promise<MyNotificationSettings> {
    const defined = Object.entries(sent).filter(([, value]) => value !== undefined);
    const preferences: NotificationPreferences = { ...DEFAULT_PREFERENCES, ...Object.fromEntries(defined) };
    const errors = faultsOf(preferences);
    if (errors.length > 0) throw invalid(errors);
    return this.work.write(async (em) => {
      // The lock of the user's record orders concurrent changes of two tabs.
      const lock = { lockMode: LockMode.PESSIMISTIC_WRITE };
      const user = await em.findOneOrFail(User, recordKey(currentUser().id as string), lock);
      const settings = (await own(em)) ?? Object.assign(new NotificationSettings(), { user: ref(user) });
      const channels = preferences.channels.filter(({ kind, channel }) => channel !== CHANNELS_OF_KIND[kind][0]);
      Object.assign(settings, preferences, { channels: channels.map(({ kind, channel }) => ({ kind, channel })) });
      settings.touch();
      em.persist(settings);
      return completed(settings);
    });
  }
}

const own = (em: EntityManager) => em.findOne(NotificationSettings, { user: { id: currentUser().id as string } });

/** The settings with the channel of each kind that the user's roles have. */
function completed({
  quietFrom,
  quietTo,
  quietDays,
  breachesPass,
  digest,
  digestHour,
  zone,
  ...preferences
}: NotificationPreferences) {
  const days = WEEKDAYS.filter((day) => quietDays.includes(day));
  return {
    channels: kindsOf(currentUser().roles).map((kind) => ({ kind, channel: channelOf(preferences, kind) })),
    ...{ quietFrom, quietTo, quietDays: days, breachesPass, digest, digestHour, zone },
  };
}

function faultsOf({ quietFrom, quietTo, channels, zone }: NotificationPreferences): FieldError[] {
  const errors: FieldError[] = [];
  if (quietFrom && !quietTo) errors.push({ pointer: '/quietTo', code: 'REQUIRED' });
  if (quietTo && !quietFrom) errors.push({ pointer: '/quietFrom', code: 'REQUIRED' });
  if (new Set(channels.map(({ kind }) => kind)).size < channels.length)
    errors.push({ pointer: '/channels', code: 'INVALID_VALUE' });
  for (const [at, { kind, channel }] of channels.entries())
    if (!CHANNELS_OF_KIND[kind].includes(channel))
      errors.push({ pointer: `/channels/${at}/channel`, code: 'INVALID_VALUE' });
  if (zone && !isZone(zone)) errors.push({ pointer: '/zone', code: 'INVALID_VALUE' });
  return errors;
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
