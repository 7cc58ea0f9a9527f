import type { Ref } from '@mikro-orm/core';
import { User } from '../../masterdata/user.entity.js';
import { Choice, Email, LongText, Reference, Text } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { MAIL_EVENTS, type MailEvent } from '../../vocabulary/mail.js';

const TEST_MAIL_STATES = ['SENDING', 'SENT', 'FAILED'] as const;

/** A test mail of a template to its author, with its outcome; kept for a day. */
@TenantTable()
export class TestMail extends TenantEntity {
  @Reference(() => User, { required: true, onDelete: 'cascade' }) user!: Ref<User>;
  @Choice(MAIL_EVENTS, { name: 'mailEvent', required: true }) event!: MailEvent;
  @Email({ required: true }) recipient!: string;
  @Text({ required: true, max: 200 }) subject!: string;
  @Choice(TEST_MAIL_STATES, { name: 'testMailState', required: true }) state: (typeof TEST_MAIL_STATES)[number] =
    'SENDING';
  /** The answer of the mail server. */
  @LongText() error: string | null = null;
}
