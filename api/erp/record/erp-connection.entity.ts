import { Property } from '@mikro-orm/decorators/legacy';
import { Choice, Choices, Day, Flag, Integer, Moment, Resource, Secret, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import {
  DIRECTORY_KINDS,
  type DirectoryKind,
  ERP_ADAPTERS,
  ERP_CONNECTION_STATES,
  ERP_KINDS,
  ERP_PROBLEMS,
  type ErpAdapter,
  type ErpConnectionState,
  type ErpKind,
  type ErpProblem,
} from '../../vocabulary/erp.js';
import { Role } from '../../vocabulary/role.js';

/** Cursor of each kind, and when there was last nothing more to read (ISO). */
export type ErpReadings = { [kind in DirectoryKind]?: { cursor: string | null; readAt: string | null } };

const SCREENS = { route: 'admin/support/connections', menu: 'none', icon: 'Extension' } as const;
const KEPT = { readOnly: true, section: 'state' } as const;
const HIDDEN = { readOnly: true, visible: [] as Role[] };
const SIGN_IN = { section: 'signIn' } as const;

/**
 * A system elsewhere with which the tenant keeps records in agreement (decision 35). How it stands is noted beside the
 * record's version, so that whoever changes it is not disturbed.
 */
@Resource({
  path: 'erp-connections',
  ...SCREENS,
  allow: { read: [Role.Admin], write: [Role.Admin] },
  problems: {
    create: { 409: ['ERP_CONNECTION_ACTIVE'], 422: ['PLAIN_ONLY_LOCAL', 'PORT_REFUSED'] },
    update: { 409: ['ERP_CONNECTION_ACTIVE'], 422: ['PLAIN_ONLY_LOCAL', 'PORT_REFUSED'] },
  },
})
export class ErpConnection extends TenantEntity {
  @Text({ required: true, unique: true, max: 120, list: true, sort: true }) name!: string;
  @Choice(ERP_ADAPTERS, { name: 'erpAdapter', default: 'CALDAV', writeOnce: true, list: true }) adapter: ErpAdapter =
    'CALDAV';
  @Flag({ default: true, list: true, help: true }) active = true;
  @Text({ required: true, max: 500, pattern: /^https?:\/\/[^\s@]+$/, list: true, help: true }) url!: string;
  @Text({ max: 300, pattern: /^\/?[^\s?#]*$/, when: { adapter: ['CALDAV'] }, help: true }) calendarPath: string | null =
    null;
  @Text({ max: 100, pattern: /^[^\s/?#]+$/, when: { adapter: ['TRYTON'] }, help: true }) database: string | null = null;
  @Text({ max: 120, when: { adapter: ['TRYTON'] }, help: true }) contactRelation: string | null = null;
  /** From which day on records are kept on both sides; today unless the creator names another day (domain "Connecting an ERP"). */
  @Day({ required: true, default: null, list: true, help: true }) startDay!: string;
  @Text({ ...SIGN_IN, required: true, max: 254, help: true }) user!: string;
  @Secret({ ...SIGN_IN, sentTo: ['adapter', 'url', 'calendarPath', 'database', 'user'] }) password: string | null =
    null;
  @Choice(ERP_CONNECTION_STATES, { ...KEPT, name: 'erpConnectionState', list: true, required: true })
  state: ErpConnectionState = 'WAITING';
  @Choice(ERP_PROBLEMS, { ...KEPT, name: 'erpProblem', list: true }) problem: ErpProblem | null = null;
  /** What is known of the problem besides. */
  @Text({ ...KEPT, max: 300 }) reason: string | null = null;
  /** What it can do: kinds of records that it keeps. */
  @Choices(ERP_KINDS, { ...KEPT, name: 'erpKind', list: true }) keeps: ErpKind[] = [];
  /** What is read from it into our tables. */
  @Choices(DIRECTORY_KINDS, { ...KEPT, name: 'erpKind' }) tells: DirectoryKind[] = [];
  /** When all of that was last read to its end; null before the first time. */
  @Moment(KEPT) readAt: Date | null = null;
  /** When it last answered, or last failed to. */
  @Moment({ ...KEPT, list: true }) checkedAt: Date | null = null;
  /** Calls in a row that failed because of the system itself. */
  @Integer({ ...KEPT, required: true }) failures = 0;
  /** Nobody calls it before: the circuit is open. */
  @Moment(KEPT) openUntil: Date | null = null;
  /** How far its changes were read, by places. */
  @Property({ type: 'json', columnType: 'jsonb', default: '{}', hidden: true }) cursors: Record<string, string> = {};
  @Moment(HIDDEN) comparedAt: Date | null = null;
  /** How far what it tells was read, by kinds. */
  @Property({ type: 'json', columnType: 'jsonb', default: '{}', hidden: true }) readings: ErpReadings = {};
  /** When it was last looked what is gone there. */
  @Moment(HIDDEN) countedAt: Date | null = null;
}
