import type { Ref } from '@mikro-orm/core';
import { User } from '../../masterdata/user.entity.js';
import { Choice, LongText, Moment, Reference, Text } from '../../platform/resource/index.js';
import { TenantTable } from '../../platform/resource/resource.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';

/** An OPEN digest takes more mails; a digest in a later state never changes, so that each attempt sends the same text. */
export const DIGEST_STATES = ['OPEN', 'QUEUED', 'SENT', 'FAILED'] as const;

const ONE_OPEN = {
  name: 'mail_digest_open_unique',
  expression: `create unique index "mail_digest_open_unique" on "mail_digest" ("tenant", "user_id", "recipient") where "state" = 'OPEN'`,
};

/** The waiting mails to one user of the desk, which are sent as one mail. Its id is the Message-ID of that mail. */
@TenantTable({ indexes: [ONE_OPEN] })
export class MailDigest extends TenantEntity {
  @Reference(() => User, { required: true, onDelete: 'cascade' }) user!: Ref<User>;
  @Text({ required: true, person: 'address' }) recipient!: string;
  @Choice(DIGEST_STATES, { name: 'mailState', required: true }) state: (typeof DIGEST_STATES)[number] = 'OPEN';
  @Moment({ required: true }) dueAt!: Date;
  @LongText() error: string | null = null;
  /** End of the claim of the worker that sends it; afterwards another worker may claim it. */
  @Moment() claimedUntil: Date | null = null;
}
