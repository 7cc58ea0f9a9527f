import { Choice, Choices, EmbeddedList, Flag, Integer, Shape, Text, Time } from '../../platform/resource/index.js';
import { DIGESTS, type Digest } from '../../vocabulary/mail.js';
import { WEEKDAYS, type Weekday } from '../../vocabulary/standard-codes.js';
import { ChannelChoice } from './channel-choice.shape.js';

/** The notification settings of the signed-in user: the channel of each kind, quiet hours and digest. */
@Shape()
export class MyNotificationSettings {
  @EmbeddedList(() => ChannelChoice) channels!: ChannelChoice[];
  @Time() quietFrom!: string | null;
  @Time() quietTo!: string | null;
  @Choices(WEEKDAYS, { name: 'weekday' }) quietDays!: Weekday[];
  @Flag() breachesPass!: boolean;
  @Choice(DIGESTS, { name: 'digest', default: 'OFF' }) digest!: Digest;
  @Integer({ default: 7, min: 0, max: 23 }) digestHour!: number;
  @Text({ max: 60 }) zone!: string | null;
}
