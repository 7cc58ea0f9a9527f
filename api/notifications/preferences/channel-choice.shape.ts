import { Choice, Shape } from '../../platform/resource/index.js';
import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
} from '../../vocabulary/notification.js';

/** The channel that a user has chosen for one kind of notification. */
@Shape()
export class ChannelChoice {
  @Choice(NOTIFICATION_KINDS, { name: 'notificationKind', required: true }) kind!: NotificationKind;
  @Choice(NOTIFICATION_CHANNELS, { name: 'notificationChannel', required: true }) channel!: NotificationChannel;
}
