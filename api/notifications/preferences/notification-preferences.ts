import { type Digest, isUrgent, type NotifiedEvent } from '../../vocabulary/mail.js';
import { CHANNELS_OF_KIND, type NotificationChannel, type NotificationKind } from '../../vocabulary/notification.js';
import type { Weekday } from '../../vocabulary/standard-codes.js';
import type { ChannelChoice } from './channel-choice.shape.js';
import { nextHour, quietUntil } from './quiet-hours.js';

/** The notification settings of a user: channels, quiet hours and digest. */
export interface NotificationPreferences {
  readonly channels: readonly ChannelChoice[];
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly quietDays: readonly Weekday[];
  readonly breachesPass: boolean;
  readonly digest: Digest;
  readonly digestHour: number;
  readonly zone: string | null;
}

/** The preferences of a user without stored settings. */
export const DEFAULT_PREFERENCES: NotificationPreferences = {
  channels: [],
  quietFrom: null,
  quietTo: null,
  quietDays: [],
  breachesPass: false,
  digest: 'OFF',
  digestHour: 7,
  zone: null,
};

/** When a mail is sent: at once if `at` is null; alone, or together with the other waiting mails of the user. */
export interface Release {
  readonly at: Date | null;
  readonly together: boolean;
}

/** The release of a mail that does not wait. */
export const AT_ONCE: Release = { at: null, together: false };

/** The channel of a kind of notifications: the one that the user chose, else the default of the kind. */
export const channelOf = (
  { channels }: Pick<NotificationPreferences, 'channels'>,
  kind: NotificationKind,
): NotificationChannel => channels.find((choice) => choice.kind === kind)?.channel ?? CHANNELS_OF_KIND[kind][0];

/** The end of the quiet hours at a moment; null outside of quiet hours. `zone` is the tenant's, for users without one. */
export function quietAt(
  { quietFrom, quietTo, quietDays, zone: own }: NotificationPreferences,
  now: Date,
  zone: string,
): Date | null {
  if (!quietFrom || !quietTo) return null;
  return quietUntil({ from: quietFrom, to: quietTo, days: quietDays, zone: own ?? zone }, now);
}

/** Whether a notification is sent in quiet hours as well. */
export const passesQuietHours = ({ breachesPass }: NotificationPreferences, event: NotificationKind): boolean =>
  breachesPass && event === 'SLA_BREACH';

/** The time of a mail within the desk. A digest within quiet hours is sent at their end; an urgent mail joins no digest. */
export function releaseOf(
  preferences: NotificationPreferences,
  event: NotifiedEvent,
  now: Date,
  zone: string,
): Release {
  if (passesQuietHours(preferences, event)) return AT_ONCE;
  const { digest, digestHour } = preferences;
  if (digest === 'OFF' || isUrgent(event)) return { at: quietAt(preferences, now, zone), together: false };
  const due = nextHour(preferences.zone ?? zone, now, digest === 'DAILY' ? digestHour : undefined);
  return { at: quietAt(preferences, due, zone) ?? due, together: true };
}
