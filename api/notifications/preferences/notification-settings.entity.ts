import type { Ref } from '@mikro-orm/core';
import { User } from '../../masterdata/user.entity.js';
import { Choice, Choices, EmbeddedList, Flag, Integer, Reference, Text, Time } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { DIGESTS, type Digest } from '../../vocabulary/mail.js';
import { WEEKDAYS, type Weekday } from '../../vocabulary/standard-codes.js';
import { ChannelChoice } from './channel-choice.shape.js';

/** The notification settings of one user; a user without settings gets all notifications at once, by bell and mail. */
@TenantTable({ unique: [['user']] })
export class NotificationSettings extends TenantEntity {
  @Reference(() => User, { required: true, onDelete: 'cascade' }) user!: Ref<User>;
  /** Kinds whose channel differs from the default. */
  @EmbeddedList(() => ChannelChoice) channels: ChannelChoice[] = [];
  /** Quiet hours begin on `quietDays` at `quietFrom` and end at the next `quietTo`, on the next day if need be. */
  @Time() quietFrom: string | null = null;
  @Time() quietTo: string | null = null;
  @Choices(WEEKDAYS, { name: 'weekday' }) quietDays: Weekday[] = [];
  /** Whether mails about passed deadlines are sent in quiet hours as well, and outside of digests. */
  @Flag() breachesPass = false;
  @Choice(DIGESTS, { name: 'digest', required: true, default: 'OFF' }) digest: Digest = 'OFF';
  /** Hour of the daily digest. */
  @Integer({ required: true, default: 7, min: 0, max: 23 }) digestHour = 7;
  /** Zone of the hours (IANA); the tenant's if empty. */
  @Text({ max: 60 }) zone: string | null = null;
}
