import type { Opt, Ref } from '@mikro-orm/core';
import { CustomFields, type CustomValues } from '../../platform/custom-fields/kind.js';
import {
  Choice,
  Day,
  Flag,
  Machine,
  Money,
  Reference,
  Resource,
  Tags,
  Text,
  View,
} from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { ASSET_KINDS, ASSET_STATES, type AssetKind, type AssetState } from '../../vocabulary/asset.js';
import { Role } from '../../vocabulary/role.js';
import { CUSTOMER_DATA } from '../record/access.js';
import { Customer } from '../record/customer.entity.js';
import { Location } from '../record/location.entity.js';

const SCREENS = { path: 'assets', route: 'asset', menu: 'main', icon: 'Handyman', allow: CUSTOMER_DATA } as const;
const TEXTS = ['name', 'serialNumber', 'manufacturer', 'customer_id', 'location_id'];
const WRONG = { 422: ['WARRANTY_BEFORE_PURCHASE'] };
const KEYED = { unique: [['serialNumber', 'customer']], import: { below: 'customer', keys: ['serialNumber'] } };
const RULES = { ...KEYED, problems: { create: WRONG, update: WRONG } };
const REPAIR = { from: ['IN_USE'], to: 'IN_REPAIR', icon: 'Build' } as const;
const USE = { from: ['IN_REPAIR', 'RETIRED'], to: 'IN_USE', icon: 'TaskAlt' } as const;
const MOVE = { from: ['IN_USE', 'IN_REPAIR'], icon: 'LocalShipping', body: ['location'], bulk: true } as const;
const END = { from: ['IN_USE', 'IN_REPAIR'], to: 'RETIRED', icon: 'Archive', body: ['reason'], bulk: true } as const;
const SHOWN = { list: true, filter: true } as const;
const REPAIRED = ['name', 'kind', 'customer', 'location', 'serialNumber', 'manufacturer', 'tags'];
const WARRANTED = ['name', 'warrantyUntil', 'kind', 'customer', 'location', 'manufacturer', 'state'];
const ENDS_SOON = { warrantyUntil_gte: '@today', warrantyUntil_lte: '@today+90' };
const PARENT = { ...SHOWN, required: true, panel: { order: 1 } } as const;

/** Equipment at a location of a customer, to which tickets refer until it is retired. */
@Resource({ ...SCREENS, ...RULES, fullText: TEXTS, hit: { note: 'serialNumber', state: 'state', place: 'location' } })
@Machine({ field: 'state', initial: 'IN_USE', transitions: { repair: REPAIR, return: USE, move: MOVE, retire: END } })
@View({ name: 'all', as: 'tab', filter: {} })
@View({ name: 'inRepair', as: 'tab', filter: { state: 'IN_REPAIR' }, columns: REPAIRED, count: true })
@View({ name: 'warrantyEnds', as: 'tab', filter: ENDS_SOON, columns: WARRANTED, sort: 'warrantyUntil' })
export class Asset extends TenantEntity {
  @Text({ required: true, max: 120, list: true, search: true, sort: true, person: false }) name!: string;
  @Text({ folded: true, max: 60, list: true, search: true, filter: true }) serialNumber: string | null = null;
  @Choice(ASSET_KINDS, { ...SHOWN, name: 'assetKind', required: true }) kind!: AssetKind;
  @Choice(ASSET_STATES, { ...SHOWN, name: 'assetState', required: true, readOnly: true }) state!: AssetState;
  @Text({ readOnly: true, when: { state: ['RETIRED'] } }) reason: string | null = null;
  @Flag({ readOnly: true, filter: true, derived: "(state <> 'RETIRED'::text)" }) active!: boolean & Opt;
  @Reference(() => Customer, { ...PARENT, writeOnce: true }) customer!: Ref<Customer>;
  @Reference(() => Location, { ...PARENT, within: { customer: 'customer' } }) location!: Ref<Location>;
  @Text({ ...SHOWN, max: 120, search: true }) manufacturer: string | null = null;
  @Day({ section: 'purchase' }) purchasedOn: string | null = null;
  @Day({ section: 'purchase', ...SHOWN, sort: true }) warrantyUntil: string | null = null;
  @Money({ section: 'purchase', min: 0, max: 1e7, visible: [Role.Agent, Role.Customer] }) price: number | null = null;
  @Tags(SHOWN) tags: string[] = [];
  @CustomFields() custom: CustomValues = {};
}
