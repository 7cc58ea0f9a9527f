import { Choice, Flag, Integer, Moment, Resource, Secret, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import {
  AFTER_READING,
  type AfterReading,
  MAILBOX_PROBLEMS,
  MAILBOX_SECURITY,
  MAILBOX_SIGN_INS,
  MAILBOX_STATES,
  type MailboxProblem,
  type MailboxSecurity,
  type MailboxSignIn,
  type MailboxState,
} from '../../vocabulary/mailbox.js';
import { Role } from '../../vocabulary/role.js';

const SCREENS = { route: 'admin/support/mailboxes', menu: 'none', icon: 'Email' } as const;
const KEPT = { readOnly: true, section: 'state' } as const;
const HIDDEN = { readOnly: true, visible: [] as Role[] };
const [SERVER, SIGN_IN, READING] = [{ section: 'server' }, { section: 'signIn' }, { section: 'reading' }] as const;
const BY_TOKEN = { ...SIGN_IN, when: { signIn: ['OAUTH2'] } } as const;
const NEEDED_BY_TOKEN = { ...BY_TOKEN, requiredWhen: BY_TOKEN.when } as const;
const [BY_PASSWORD, MOVED] = [{ signIn: ['PASSWORD'] }, { afterReading: ['MOVED'] }] as const;
const ACCOUNT = ['host', 'port', 'security', 'user', 'signIn'];
const TOKEN = { ...BY_TOKEN, sentTo: [...ACCOUNT, 'tokenEndpoint', 'clientId'] };

/**
 * A mailbox whose mails are received like those of a gateway (decision 29). The worker's notes do not change the version,
 * so that they conflict with no edit of a user.
 */
@Resource({
  path: 'mailboxes',
  ...SCREENS,
  allow: { read: [Role.Admin], write: [Role.Admin] },
  sections: { state: { folded: true } },
  problems: { create: { 422: ['PLAIN_ONLY_LOCAL'] }, update: { 422: ['PLAIN_ONLY_LOCAL'] } },
})
export class Mailbox extends TenantEntity {
  @Text({ required: true, unique: true, max: 120, list: true, sort: true, person: false }) name!: string;
  @Flag({ default: true, list: true, filter: 'narrows' }) active = true;
  @Text({ ...SERVER, required: true, max: 253, pattern: /^[A-Za-z0-9._:-]+$/, help: true }) host!: string;
  @Choice(MAILBOX_SECURITY, { ...SERVER, name: 'mailboxSecurity', default: 'TLS' }) security: MailboxSecurity = 'TLS';
  @Integer({ ...SERVER, min: 1, max: 65_535, default: 993, ungrouped: true, help: true }) port = 993;
  @Text({ ...SIGN_IN, required: true, max: 254, list: true, person: false }) user!: string;
  @Choice(MAILBOX_SIGN_INS, { ...SIGN_IN, name: 'mailboxSignIn', default: 'PASSWORD' }) signIn: MailboxSignIn =
    'PASSWORD';
  @Secret({ ...SIGN_IN, when: BY_PASSWORD, requiredWhen: BY_PASSWORD, sentTo: ACCOUNT }) password: string | null = null;
  @Text({ ...NEEDED_BY_TOKEN, max: 500, pattern: /^https?:\/\/\S+$/, help: true }) tokenEndpoint: string | null = null;
  @Text({ ...NEEDED_BY_TOKEN, max: 300 }) clientId: string | null = null;
  @Secret(TOKEN) clientSecret: string | null = null;
  @Secret({ ...TOKEN, help: true }) refreshToken: string | null = null;
  @Text({ ...BY_TOKEN, max: 500, help: true }) scope: string | null = null;
  @Text({ ...READING, required: true, max: 200, default: 'INBOX' }) folder = 'INBOX';
  @Choice(AFTER_READING, { ...READING, name: 'afterReading', default: 'SEEN' }) afterReading: AfterReading = 'SEEN';
  @Text({ ...READING, max: 200, when: MOVED, requiredWhen: MOVED, help: true }) moveTo: string | null = null;
  @Choice(MAILBOX_STATES, { ...KEPT, name: 'mailboxState', list: true, required: true }) state: MailboxState =
    'WAITING';
  @Choice(MAILBOX_PROBLEMS, { ...KEPT, name: 'mailboxProblem', list: true }) problem: MailboxProblem | null = null;
  @Moment(KEPT) checkedAt: Date | null = null;
  @Moment({ ...KEPT, list: true }) lastMessageAt: Date | null = null;
  @Integer({ ...KEPT, list: true, required: true }) received = 0;
  /** UIDVALIDITY, the last stored UID, and the last UID that was marked or moved at the server. */
  @Text(HIDDEN) cursor: string | null = null;
  /** Consecutive failed attempts. */
  @Integer({ ...HIDDEN, required: true }) failures = 0;
  /** Time of the next attempt. */
  @Moment(HIDDEN) retryAt: Date | null = null;
  /** The process that reads it, and the end of its lease. */
  @Text(HIDDEN) leaseHolder: string | null = null;
  @Moment(HIDDEN) leaseUntil: Date | null = null;
}
