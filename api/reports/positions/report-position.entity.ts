import type { Ref } from '@mikro-orm/core';
import { Trigger } from '@mikro-orm/decorators/legacy';
import { unverifiedIndex } from '../../customers/record/unverified-index.js';
import { STAFF } from '../../masterdata/access.js';
import { User } from '../../masterdata/user.entity.js';
import { Computed } from '../../platform/resource/computed-kind.js';
import {
  Choice,
  Choices,
  Day,
  Flag,
  Integer,
  Money,
  Quantity,
  Reference,
  Resource,
  Text,
} from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { ERP_NUMBERS, type ErpNumber } from '../../vocabulary/erp.js';
import { Role } from '../../vocabulary/role.js';
import { UNITS, type Unit } from '../../vocabulary/standard-codes.js';
import { POSITION_KINDS, PositionKind } from '../../vocabulary/work.js';
import { Report } from '../record/report.entity.js';
import { SUMS_OF_POSITIONS } from '../record/reported-sums.js';

const ALLOW = { read: STAFF, update: STAFF, delete: STAFF };
const SCREENS = { route: 'report-positions', menu: 'none', icon: 'FormatListNumbered', screens: 'own' } as const;
const KEPT = { readOnly: true, required: true } as const;
const LISTED = { list: true } as const;
/** Fields of work alone. */
const OF_WORK = { list: true, when: { kind: [PositionKind.Work] } };
const PANEL = { as: 'inline', total: 'amount' } as const;
const DESK_ONLY = { visible: [Role.Agent], editable: [Role.Agent] };

const LOCKED = { 409: ['APPROVAL_MISSING', 'REPORT_LOCKED', 'REPORT_SIGNED', 'TICKET_STATE'] };

/** Work or material of a report (spec §3); POSITION_RULES has the rules of each kind. */
@Resource({
  path: 'report-positions',
  ...SCREENS,
  title: 'description',
  sort: 'number',
  audited: false,
  allow: ALLOW,
  unique: [['number', 'report']],
  indexes: [unverifiedIndex('report_position')],
  problems: { create: LOCKED, update: LOCKED, delete: LOCKED },
})
@Trigger(SUMS_OF_POSITIONS)
export class ReportPosition extends TenantEntity {
  @Reference(() => Report, { ...KEPT, filter: true, panel: PANEL, onDelete: 'cascade' }) report!: Ref<Report>;
  /** 10, 20, … in the order of entry, set by the server. */
  @Integer({ ...KEPT, ...LISTED, min: 1, sort: true }) number!: number;
  @Choice(POSITION_KINDS, { ...LISTED, name: 'positionKind', required: true }) kind!: PositionKind;
  /** Number in the catalogue of the ERP; a position without one is a free text. */
  @Text({ ...LISTED, rowWith: 'kind', max: 60 }) catalogNumber: string | null = null;
  @Text({ ...LISTED, rowWith: 'catalogNumber', max: 500, required: true }) description!: string;
  @Quantity({ ...LISTED, min: 0.001, max: 1_000_000, required: true }) quantity!: number;
  @Choice(UNITS, { ...LISTED, rowWith: 'quantity', name: 'unit', required: true }) unit!: Unit;
  /** Excluding VAT; for the desk alone, like the estimate of the ticket. */
  @Money({ ...LISTED, ...DESK_ONLY, rowWith: 'unit', min: 0, max: 1_000_000 }) unitPrice: number | null = null;
  @Computed({ type: ['number', 'null'] }, { ...LISTED, widget: 'money', visible: [Role.Agent] }) amount!: number | null;
  @Reference(() => User, { ...OF_WORK, takesInactive: true }) employee: Ref<User> | null = null;
  @Day({ ...OF_WORK, rowWith: 'employee' }) timeBookingDate: string | null = null;
  @Flag({ ...OF_WORK, rowWith: 'timeBookingDate' }) timesheetRelevant = false;
  @Choices(ERP_NUMBERS, { name: 'erpNumber', readOnly: true }) unverified: ErpNumber[] = [];
}
