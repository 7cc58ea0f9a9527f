import type { Ref } from '@mikro-orm/core';
import { Check } from '@mikro-orm/decorators/legacy';
import { Webhook } from '../../developers/webhooks/webhook.entity.js';
import { User } from '../../masterdata/user.entity.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Flag, Moment, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { Activity } from '../../tickets/timeline/activity.entity.js';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../vocabulary/notification.js';
import { Role, WORKING_ROLES } from '../../vocabulary/role.js';

const SCREENS = { route: 'notifications', menu: 'none', icon: 'Notifications', screens: 'own' } as const;
const KEPT = { readOnly: true, required: true } as const;
const ABOUT = { readOnly: true, onDelete: 'cascade' } as const;
const OF_ADMINS = { visible: [Role.Admin] };
const OF_TICKET = { reads: 'tickets' };

const index = (name: string, columns: string, where = '') => ({
  name: `notification_${name}_index`,
  expression: `create index "notification_${name}_index" on "notification" ("tenant", ${columns})${where}`,
});

/** The indexes: a user's notifications, newest first; the count of unread ones; those of a ticket and of a webhook. */
const INDEXES = [
  index('own', '"user_id", "created_at", "id"'),
  { ...index('unread', '"user_id", "unread", "created_at", "id", "ticket_id"'), finds: ['unread'] },
  index('ticket', '"ticket_id", "user_id"'),
  index('webhook', '"webhook_id"', ' where webhook_id is not null'),
];

/** A notification concerns one ticket, webhook or queue; that of a ticket has a timeline entry. */
const ABOUT_ONE_THING = {
  name: 'notification_about_check',
  expression: 'num_nonnulls(ticket_id, webhook_id, queue) = 1 and (ticket_id is null) = (activity_id is null)',
};

/**
 * A notification of a user about a ticket, a webhook or jobs, which only that user sees. There is one for each kind, user
 * and cause, however often a job is repeated.
 */
@Check(ABOUT_ONE_THING)
@Resource({
  path: 'notifications',
  ...SCREENS,
  title: 'kind',
  sort: '-createdAt',
  audited: false,
  allow: { read: WORKING_ROLES },
  unique: [['activity', 'user', 'kind']],
  indexes: INDEXES,
})
export class Notification extends TenantEntity {
  @Reference(() => User, { ...KEPT, visible: [], onDelete: 'cascade' }) user!: Ref<User>;
  @Choice(NOTIFICATION_KINDS, { ...KEPT, name: 'notificationKind' }) kind!: NotificationKind;
  @Reference(() => Ticket, { ...ABOUT, filter: true }) ticket: Ref<Ticket> | null = null;
  /** The timeline entry of the event. */
  @Reference(() => Activity, ABOUT) activity: Ref<Activity> | null = null;
  @Reference(() => Webhook, { ...ABOUT, ...OF_ADMINS }) webhook: Ref<Webhook> | null = null;
  /** The queue of the given-up jobs. */
  @Text({ readOnly: true, max: 100, ...OF_ADMINS }) queue: string | null = null;
  /** Name of the acting user; null for the system. */
  @Text({ readOnly: true, person: 'name' }) actor: string | null = null;
  @Moment({ readOnly: true }) readAt: Date | null = null;
  @Flag({ readOnly: true, filter: true, derived: '(read_at IS NULL)' }) unread!: boolean;
  /** Number of the ticket; null for a draft. */
  @Computed({ type: ['string', 'null'] }, OF_TICKET) identifier!: string | null;
  /** First words of the ticket. */
  @Computed({ type: ['string', 'null'] }, OF_TICKET) ticketTitle!: string | null;
  /** Host of the webhook. */
  @Computed({ type: ['string', 'null'] }, OF_ADMINS) webhookHost!: string | null;
}
