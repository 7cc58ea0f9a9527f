import type { Opt, Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { User } from '../../masterdata/user.entity.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Choices, Flag, Moment, Reference, Resource, Secret, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { WEBHOOK_EVENTS, WEBHOOK_STATES, type WebhookState } from '../../vocabulary/integration.js';
import { Role } from '../../vocabulary/role.js';

const SCREENS = { route: 'admin/support/webhooks', menu: 'none', icon: 'Webhook', title: 'url' } as const;
const ADMINS = { read: [Role.Admin], write: [Role.Admin] };
const KEPT = { readOnly: true, section: 'state' } as const;
const REFUSED = { 422: ['PORT_REFUSED', 'WEBHOOK_ADDRESS', 'WEBHOOK_FILTER'], 403: ['SCOPE_MISSING'] };

/**
 * An address that is told of changes, signed, as far as its owner may see them (decision 38). How it stands is noted
 * beside the record's version.
 */
@Resource({
  path: 'webhooks',
  ...SCREENS,
  sort: '-createdAt',
  allow: ADMINS,
  problems: { create: { ...REFUSED, 409: ['WEBHOOK_LIMIT'] }, update: REFUSED },
})
export class Webhook extends TenantEntity {
  @Text({ required: true, max: 500, pattern: /^https?:\/\/[^\s@]+$/, list: true, help: true }) url!: string;
  @Choices(WEBHOOK_EVENTS, { name: 'webhookEvent', required: true, list: true, help: true }) events!: string[];
  /** A filter of the dialect, as lists take it. */
  @Text({ max: 2_000, help: true }) filter: string | null = null;
  @Flag({ default: true, list: true }) active = true;
  /** In whose sight it is: whoever has last said where it leads. */
  @Reference(() => User, { ...KEPT, required: true, onDelete: 'cascade' }) owner!: Ref<User> & Opt;
  @Choice(WEBHOOK_STATES, { ...KEPT, name: 'webhookState', required: true, list: true }) state: WebhookState =
    'WORKING';
  /** Since when nothing has arrived. */
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
  /** Scopes of the API token by which its owner has said so; null for a person. */
  @Property({ type: 'json', nullable: true, hidden: true }) scopes: readonly string[] | null = null;
  /** How far the log of events was read. */
  @Property({ type: 'text', hidden: true }) place: string & Opt = '';
  /** Deliveries so far. */
  @Property({ type: 'int', default: 0, hidden: true }) told: number & Opt = 0;
  @Property({ type: 'uuid', nullable: true, hidden: true }) leaseHolder: string | null = null;
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true, hidden: true }) leaseUntil: Date | null =
    null;
}

/** By what people know a webhook: where it leads, without what only programs need to know. */
export const webhookHost = ({ url }: Pick<Webhook, 'url'>): string => new URL(url).host;
