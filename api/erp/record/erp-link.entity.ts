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
/** Shown for differing records alone. */
const DIFFERS = { when: { state: ['DIFFERS'] } };
const TAB = { as: 'tab', count: true } as const;

/**
 * The link of one record of ours with that of an ERP: the requested exchange (the outbox), the agreed state, and the
 * differences. There is one for each record. Entries of the ERP that cannot be copied are listed here too, as refused.
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
  /** Id of our record, which the other side stores as well; for a copied record a digest of its key. */
  @Text({ readOnly: true, required: true, max: 36 }) record!: string;
  /** Name for users. */
  @Text({ ...KEPT, max: 300, person: 'copy' }) label: string | null = null;
  @Choice(ERP_LINK_STATES, { ...KEPT, name: 'erpLinkState', filter: true, required: true }) state: ErpLinkState =
    'WAITING';
  @Choice(ERP_PROBLEMS, { ...KEPT, name: 'erpProblem' }) problem: ErpProblem | null = null;
  /** The answer of the other side; for an unusable entry the field and the code of its validation error. */
  @Text({ ...KEPT, max: 300, person: 'copy' }) reason: string | null = null;
  /** The reason why a change there was not adopted. */
  @Choice(ERP_OBSTACLES, { ...KEPT, ...DIFFERS, name: 'erpObstacle' }) obstacle: ErpObstacle | null = null;
  /** Short texts of both sides, if they differ. */
  @Text({ ...DIFFERS, readOnly: true, max: 300, person: 'copy' }) ours: string | null = null;
  @Text({ ...DIFFERS, readOnly: true, max: 300, person: 'copy' }) theirs: string | null = null;
  /** The differences field by field. */
  @EmbeddedList(() => ErpDifference, { ...DIFFERS, readOnly: true }) differences: ErpDifference[] = [];
  @Integer({ readOnly: true, required: true }) attempts = 0;
  /** The last agreement of both sides. */
  @Moment({ readOnly: true }) agreedAt: Date | null = null;
  /** Time of the next attempt. */
  @Moment({ readOnly: true }) retryAt: Date | null = null;
  /** The side that a user has chosen. */
  @Choice(ERP_SIDES, { ...HIDDEN, name: 'erpSide' }) prevails: ErpSide | null = null;
  /** Counts the changes of our record, so that a change during a call does not count as sent. */
  @Integer({ ...HIDDEN, required: true }) requested = 1;
  /** End of the lease of the worker that exchanges it. */
  @Moment(HIDDEN) leaseUntil: Date | null = null;
  @Text({ ...HIDDEN, max: 1_000 }) place: string | null = null;
  @Text({ ...HIDDEN, max: 2_000 }) base: string | null = null;
  @Text({ ...HIDDEN, max: 200 }) sent: string | null = null;
  /** Digest of its version there at the last comparison, to recognise later changes. */
  @Text({ ...HIDDEN, max: 200 }) seen: string | null = null;
  @Property({ type: 'json', columnType: 'jsonb', default: '[]', hidden: true }) pending: (string | null)[] = [];
}
