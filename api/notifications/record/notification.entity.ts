import type { Ref } from '@mikro-orm/core';
import { User } from '../../masterdata/user.entity.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import { Choice, Flag, Moment, Reference, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { Ticket } from '../../tickets/record/ticket.entity.js';
import { Activity } from '../../tickets/timeline/activity.entity.js';
import { NOTIFICATION_KINDS, type NotificationKind } from '../../vocabulary/notification.js';
import { WORKING_ROLES } from '../../vocabulary/role.js';

const SCREENS = { route: 'notifications', menu: 'none', icon: 'Notifications', screens: 'own' } as const;
const KEPT = { readOnly: true, required: true } as const;

const index = (name: string, columns: string, where = '') => ({
  name: `notification_${name}_index`,
  expression: `create index "notification_${name}_index" on "notification" ("tenant", ${columns})${where}`,
});

/** Their own, newest first; the unread ones of them with what counts them; those of a ticket. */
const INDEXES = [
  index('own', '"user_id", "created_at", "id"'),
  { ...index('unread', '"user_id", "unread", "created_at", "id", "ticket_id"'), finds: ['unread'] },
  index('ticket', '"ticket_id", "user_id"'),
];

/**
 * That something has happened on a ticket that concerns somebody; only they see it. One for each kind, person and cause,
 * however often the work is repeated.
 */
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
  @Reference(() => Ticket, { ...KEPT, filter: true, onDelete: 'cascade' }) ticket!: Ref<Ticket>;
  /** The entry of the timeline that tells what happened. */
  @Reference(() => Activity, { ...KEPT, onDelete: 'cascade' }) activity!: Ref<Activity>;
  /** Name of who did it; nobody for the system. */
  @Text({ readOnly: true }) actor: string | null = null;
  @Moment({ readOnly: true }) readAt: Date | null = null;
  @Flag({ readOnly: true, filter: true, derived: '(read_at IS NULL)' }) unread!: boolean;
  /** Number of the ticket, as long as it has one. */
  @Computed({ type: ['string', 'null'] }) identifier!: string | null;
  /** First words of the ticket. */
  @Computed({ type: 'string' }) ticketTitle!: string;
}
