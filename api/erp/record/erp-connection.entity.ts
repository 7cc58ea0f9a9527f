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

/** The cursor of each kind, and the end of its last complete reading (ISO). */
export type ErpReadings = { [kind in DirectoryKind]?: { cursor: string | null; readAt: string | null } };

const SCREENS = { route: 'admin/support/connections', menu: 'none', icon: 'Extension' } as const;
const KEPT = { readOnly: true, section: 'state' } as const;
const HIDDEN = { readOnly: true, visible: [] as Role[] };
const TRYTON = { adapter: ['TRYTON'] } as const;
const SIGN_IN = { section: 'signIn' } as const;

/**
 * An ERP with which the tenant exchanges records (decision 35). Notes of its state do not change the version, so that they
 * conflict with no edit of a user.
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
  @Text({ required: true, unique: true, max: 120, list: true, sort: true, person: false }) name!: string;
  @Choice(ERP_ADAPTERS, { name: 'erpAdapter', default: 'CALDAV', writeOnce: true, list: true }) adapter: ErpAdapter =
    'CALDAV';
  @Flag({ default: true, list: true, help: true }) active = true;
  @Text({ required: true, max: 500, pattern: /^https?:\/\/[^\s@]+$/, list: true, help: true }) url!: string;
  @Text({ max: 300, pattern: /^\/?[^\s?#]*$/, when: { adapter: ['CALDAV'] }, help: true }) calendarPath: string | null =
    null;
  @Text({ max: 100, pattern: /^[^\s/?#]+$/, when: TRYTON, requiredWhen: TRYTON, help: true }) database: string | null =
    null;
  @Text({ max: 120, when: TRYTON, help: true }) contactRelation: string | null = null;
  /** The creation day from which on records are exchanged; today by default (domain "Connecting an ERP"). */
  @Day({ required: true, default: null, list: true, help: true }) startDay!: string;
  @Text({ ...SIGN_IN, required: true, max: 254, help: true, person: false }) user!: string;
  @Secret({ ...SIGN_IN, sentTo: ['adapter', 'url', 'calendarPath', 'database', 'user'] }) password: string | null =
    null;
  @Choice(ERP_CONNECTION_STATES, { ...KEPT, name: 'erpConnectionState', list: true, required: true })
  state: ErpConnectionState = 'WAITING';
  @Choice(ERP_PROBLEMS, { ...KEPT, name: 'erpProblem', list: true }) problem: ErpProblem | null = null;
  /** Details of the problem. */
  @Text({ ...KEPT, max: 300 }) reason: string | null = null;
  /** Kinds of records that it keeps. */
  @Choices(ERP_KINDS, { ...KEPT, name: 'erpKind', list: true }) keeps: ErpKind[] = [];
  /** Kinds of records that are copied from it. */
  @Choices(DIRECTORY_KINDS, { ...KEPT, name: 'erpKind' }) tells: DirectoryKind[] = [];
  /** The last complete reading of all these kinds; null before the first one. */
  @Moment(KEPT) readAt: Date | null = null;
  /** The last answer or failure. */
  @Moment({ ...KEPT, list: true }) checkedAt: Date | null = null;
  /** Consecutive calls that failed because of the system itself. */
  @Integer({ ...KEPT, required: true }) failures = 0;
  /** The end of the open circuit. */
  @Moment(KEPT) openUntil: Date | null = null;
  /** Cursors of its changes, by places. */
  @Property({ type: 'json', columnType: 'jsonb', default: '{}', hidden: true }) cursors: Record<string, string> = {};
  @Moment(HIDDEN) comparedAt: Date | null = null;
  /** Cursors of its directory, by kinds. */
  @Property({ type: 'json', columnType: 'jsonb', default: '{}', hidden: true }) readings: ErpReadings = {};
  /** The last search for deleted records. */
  @Moment(HIDDEN) countedAt: Date | null = null;
}
