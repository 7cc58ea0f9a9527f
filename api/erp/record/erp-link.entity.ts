import { Property } from '@mikro-orm/decorators/legacy';
import {
  Choice,
  EmbeddedList,
  Integer,
  Moment,
  newestIndex,
  Resource,
  Text,
  View,
} from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import {
  ERP_LINK_STATES,
  ERP_OBSTACLES,
  ERP_PROBLEMS,
  ERP_RECORD_KINDS,
  ERP_SIDES,
  type ErpLinkState,
  type ErpObstacle,
  type ErpProblem,
  type ErpRecordKind,
  type ErpSide,
} from '../../vocabulary/erp.js';
import { Role } from '../../vocabulary/role.js';
import { ErpDifference } from './erp-difference.shape.js';

const SCREENS = { route: 'admin/support/exchange', menu: 'none', icon: 'Link' } as const;
const KEPT = { readOnly: true, list: true } as const;
const HIDDEN = { readOnly: true, visible: [] as Role[] };
/** Told of what differs alone. */
const DIFFERS = { when: { state: ['DIFFERS'] } };
const TAB = { as: 'tab', count: true } as const;

/**
 * One record that is kept here and at a system elsewhere: what has to be told there (the outbox), what was agreed, and
 * where both differ. There is one for each record, which is brought into agreement as often as it takes. What is read from
 * there and cannot be taken over is listed here too, refused by us.
 */
@Resource({
  path: 'erp-links',
  ...SCREENS,
  title: 'label',
  sort: '-updatedAt',
  audited: false,
  unique: [['kind', 'record']],
  allow: { read: [Role.Admin] },
  indexes: ['state'].map(newestIndex('erp_link')),
})
@View({ ...TAB, name: 'open', filter: { state_eq_any: ['DIFFERS', 'REFUSED'] } })
@View({ ...TAB, name: 'waiting', filter: { state_eq_any: ['WAITING'] } })
@View({ as: 'tab', name: 'all', filter: {} })
export class ErpLink extends TenantEntity {
  @Choice(ERP_RECORD_KINDS, { ...KEPT, name: 'erpKind', filter: true, required: true }) kind!: ErpRecordKind;
  /** Id of our record, by which it is known there as well; of what is read from there, a digest of its key. */
  @Text({ readOnly: true, required: true, max: 36 }) record!: string;
  /** What people call it. */
  @Text({ ...KEPT, max: 300 }) label: string | null = null;
  @Choice(ERP_LINK_STATES, { ...KEPT, name: 'erpLinkState', filter: true, required: true }) state: ErpLinkState =
    'WAITING';
  @Choice(ERP_PROBLEMS, { ...KEPT, name: 'erpProblem' }) problem: ErpProblem | null = null;
  /** What the other side said about it; of what is unusable here, the field and the code of its validation error. */
  @Text({ ...KEPT, max: 300 }) reason: string | null = null;
  /** Why what was changed there was not taken over. */
  @Choice(ERP_OBSTACLES, { ...KEPT, ...DIFFERS, name: 'erpObstacle' }) obstacle: ErpObstacle | null = null;
  /** Both sides as people read them, where they differ. */
  @Text({ ...DIFFERS, readOnly: true, max: 300 }) ours: string | null = null;
  @Text({ ...DIFFERS, readOnly: true, max: 300 }) theirs: string | null = null;
  /** What differs, field by field. */
  @EmbeddedList(() => ErpDifference, { ...DIFFERS, readOnly: true }) differences: ErpDifference[] = [];
  @Integer({ readOnly: true, required: true }) attempts = 0;
  /** When it was last brought into agreement. */
  @Moment({ readOnly: true }) agreedAt: Date | null = null;
  /** It is not tried before. */
  @Moment({ readOnly: true }) retryAt: Date | null = null;
  /** Which side somebody has decided for. */
  @Choice(ERP_SIDES, { ...HIDDEN, name: 'erpSide' }) prevails: ErpSide | null = null;
  /** Grows with every change of our record, so that a change during a call is not taken for sent. */
  @Integer({ ...HIDDEN, required: true }) requested = 1;
  /** Process that works on it, until then. */
  @Moment(HIDDEN) leaseUntil: Date | null = null;
  @Text({ ...HIDDEN, max: 1_000 }) place: string | null = null;
  @Text({ ...HIDDEN, max: 2_000 }) base: string | null = null;
  @Text({ ...HIDDEN, max: 200 }) sent: string | null = null;
  /** What the other side told of it when all was compared last; to see whether it was changed there since. */
  @Text({ ...HIDDEN, max: 200 }) seen: string | null = null;
  @Property({ type: 'json', columnType: 'jsonb', default: '[]', hidden: true }) pending: (string | null)[] = [];
}
