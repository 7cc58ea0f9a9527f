import { type Digest, isUrgent, type ToldEvent } from '../../vocabulary/mail.js';
import { CHANNELS_OF_KIND, type NotificationChannel, type NotificationKind } from '../../vocabulary/notification.js';
import type { Weekday } from '../../vocabulary/standard-codes.js';
import type { ChannelChoice } from './channel-choice.shape.js';
import { nextHour, quietUntil } from './quiet-hours.js';

/** What somebody has said of how they want to be told. */
export interface Wishes {
  readonly channels: readonly ChannelChoice[];
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly quietDays: readonly Weekday[];
  readonly breachesPass: boolean;
  readonly digest: Digest;
  readonly digestHour: number;
  readonly zone: string | null;
}

/** Those of somebody who has said nothing. */
export const NO_WISHES: Wishes = {
  channels: [],
  quietFrom: null,
  quietTo: null,
  quietDays: [],
  breachesPass: false,
  digest: 'OFF',
  digestHour: 7,
  zone: null,
};

/** When a mail goes out: at once if there is no moment, by itself or with what else waits. */
export interface Release {
  readonly at: Date | null;
  readonly together: boolean;
}

/** Nothing that it waits for. */
export const AT_ONCE: Release = { at: null, together: false };

/** By what they are told of a kind: by all that tells it unless they say otherwise. */
export const channelOf = ({ channels }: Pick<Wishes, 'channels'>, kind: NotificationKind): NotificationChannel =>
  channels.find((choice) => choice.kind === kind)?.channel ?? CHANNELS_OF_KIND[kind][0];

/** Until when they are to be left alone at a moment; null if they are not. `zone` is the tenant's. */
export function quietAt({ quietFrom, quietTo, quietDays, zone: own }: Wishes, now: Date, zone: string): Date | null {
  if (!quietFrom || !quietTo) return null;
  return quietUntil({ from: quietFrom, to: quietTo, days: quietDays, zone: own ?? zone }, now);
}

/** Whether somebody is told of it whatever the hour. */
export const passes = ({ breachesPass }: Wishes, event: NotificationKind): boolean =>
  breachesPass && event === 'SLA_BREACH';

/**
 * When a mail within the desk goes out. A digest that would come in quiet hours comes at their end; an urgent mail joins
 * no digest.
 */
export function releaseOf(wishes: Wishes, event: ToldEvent, now: Date, zone: string): Release {
  if (passes(wishes, event)) return AT_ONCE;
  const { digest, digestHour } = wishes;
  if (digest === 'OFF' || isUrgent(event)) return { at: quietAt(wishes, now, zone), together: false };
  const due = nextHour(wishes.zone ?? zone, now, digest === 'DAILY' ? digestHour : undefined);
  return { at: quietAt(wishes, due, zone) ?? due, together: true };
}
