import type { Ref } from '@mikro-orm/core';
import { Choice, Integer, LongText, Moment, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { DELIVERY_STATES, type DeliveryState } from '../../vocabulary/integration.js';
import { Role } from '../../vocabulary/role.js';
import { Webhook } from './webhook.entity.js';

const SCREENS = { route: 'admin/support/deliveries', menu: 'none', icon: 'History', title: 'event' } as const;
const KEPT = { readOnly: true } as const;
const NEEDED = { readOnly: true, required: true } as const;

const index = (name: string, columns: string, where = '') => ({
  name: `webhook_delivery_${name}_index`,
  expression: `create index "webhook_delivery_${name}_index" on "webhook_delivery" ("tenant", "webhook_id", ${columns})${where}`,
});

/** Indexes of due deliveries, and of the waiting ones of a record. */
const INDEXES = [
  index('due', '"next_at", "number"', ` where state = 'WAITING'`),
  index('waiting', '"record", "number"', ` where state = 'WAITING'`),
];

/** One event for one webhook, with the result of its delivery. */
@Resource({
  path: 'webhook-deliveries',
  ...SCREENS,
  sort: '-createdAt',
  lists: ['createdAt'],
  audited: false,
  allow: { read: [Role.Admin] },
  indexes: INDEXES,
})
export class WebhookDelivery extends TenantEntity {
  @Reference(() => Webhook, { ...NEEDED, list: true, filter: true, panel: true, onDelete: 'cascade' })
  webhook!: Ref<Webhook>;
  /** Number among the deliveries of the webhook. */
  @Integer({ ...NEEDED }) number!: number;
  @Text({ ...NEEDED, list: true, max: 100 }) event!: string;
  @Text({ ...NEEDED, max: 36 }) record!: string;
  @Choice(DELIVERY_STATES, { ...NEEDED, name: 'deliveryState', list: true, filter: true }) state: DeliveryState =
    'WAITING';
  @Integer({ ...NEEDED, list: true }) attempts = 0;
  /** Status of the last answer; null without one. */
  @Integer({ ...KEPT, list: true }) status: number | null = null;
  /** Beginning of the last answer, or the reason of a missing one. */
  @LongText({ ...KEPT, max: 1_000 }) answer: string | null = null;
  @Moment(KEPT) nextAt: Date | null = null;
  @Moment(KEPT) deliveredAt: Date | null = null;
  /** The sent body. */
  @LongText({ ...NEEDED, max: 1_000_000, person: 'copy' }) body!: string;
}
