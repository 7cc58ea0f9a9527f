import type { Opt, Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../masterdata/user.entity.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Choices, Flag, Moment, Reference, Resource, Secret, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import {
  WEBHOOK_FORMATS,
  WEBHOOK_STATES,
  type WebhookFormat,
  type WebhookState,
} from '../../vocabulary/integration.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../vocabulary/locale.js';
import { Role } from '../../vocabulary/role.js';
import { WEBHOOK_EVENTS } from './webhook-events.js';

const SCREENS = { route: 'admin/support/webhooks', menu: 'none', icon: 'Webhook', title: 'url' } as const;
const ADMINS = { read: [Role.Admin], write: [Role.Admin] };
const KEPT = { readOnly: true, section: 'state' } as const;
const REFUSED = { 422: ['PORT_REFUSED', 'WEBHOOK_ADDRESS', 'WEBHOOK_FILTER'], 403: ['SCOPE_MISSING'] };

/**
 * An address to which changes within the reach of its owner are sent, signed (decision 38). Its state is written without
 * a new version of the record.
 */
@Resource({
  path: 'webhooks',
  ...SCREENS,
  sort: '-createdAt',
  allow: ADMINS,
  sections: { state: { folded: true } },
  problems: { create: { ...REFUSED, 409: ['WEBHOOK_LIMIT'] }, update: REFUSED },
})
export class Webhook extends TenantEntity {
  @Text({ required: true, max: 500, pattern: /^https?:\/\/[^\s@]+$/, list: true, help: true }) url!: string;
  @Choice(WEBHOOK_FORMATS, { name: 'webhookFormat', default: 'JSON', list: true, help: true }) format: WebhookFormat =
    'JSON';
  /** Language of messages. */
  @Choice(LOCALES, { name: 'locale', default: DEFAULT_LOCALE, when: { format: ['TEAMS', 'SLACK'] } }) language: Locale =
    DEFAULT_LOCALE;
  @Choices(WEBHOOK_EVENTS, { name: 'webhookEvent', required: true, list: true, help: true }) events!: string[];
  /** A filter in the dialect of lists. */
  @Text({ max: 2_000, help: true }) filter: string | null = null;
  @Flag({ default: true, list: true }) active = true;
  /** The user within whose reach it sends: the last one who changed its address or content. */
  @Reference(() => User, { ...KEPT, required: true, onDelete: 'cascade' }) owner!: Ref<User> & Opt;
  @Choice(WEBHOOK_STATES, { ...KEPT, name: 'webhookState', required: true, list: true }) state: WebhookState =
    'WORKING';
  /** Time of the first failure since the last success. */
  @Moment({ ...KEPT, list: true }) failingSince: Date | null = null;
  @Text({ ...KEPT, max: 200 }) problem: string | null = null;
  @Secret({ readOnly: true, sentTo: ['url'] }) secret: string | null = null;
  @Computed(
    {
      type: ['string', 'null'],
      description: 'Returned once, by the answer to the write that makes it: the creation, and a change of the address',
    },
    { once: true },
  )
  signingSecret!: string | null;
  /** Scopes of the API token of its owner's last change; null for a person. */
  @Property({ type: 'json', nullable: true, hidden: true }) scopes: readonly string[] | null = null;
  /** Position in the log of events. */
  @Property({ type: 'text', hidden: true }) place: string & Opt = '';
  /** Number of deliveries so far. */
  @Property({ type: 'int', default: 0, hidden: true }) told: number & Opt = 0;
  @Property({ type: 'uuid', nullable: true, hidden: true }) leaseHolder: string | null = null;
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true, hidden: true }) leaseUntil: Date | null =
    null;
}

/** The label of a webhook: its address without the parameters for programs. */
export const webhookHost = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).host;
