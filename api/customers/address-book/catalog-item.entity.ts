import { AGENTS_READ } from '../../masterdata/access.js';
import { CustomFields, type CustomValues } from '../../platform/custom-fields/kind.js';
import { Choice, Flag, LongText, Money, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { ErpAdapter } from '../../vocabulary/erp.js';
import { UNITS, type Unit } from '../../vocabulary/standard-codes.js';
import { POSITION_KINDS, PositionKind } from '../../vocabulary/work.js';
import { ExternalKey, KEPT_BY_ERP, NUMBER, Origin } from './origin.js';

const LISTED = { list: true, filter: true } as const;
/** Visible characters of ASCII, with blanks between them. */
const CODE = { max: 64, pattern: /^[!-~]([ -~]*[!-~])?$/, folded: false } as const;

/**
 * Work or material as it is charged, which positions of reports name by its number (spec §3). Without a connected ERP
 * this table is the catalogue; a new item without a number gets the next one. The barcode is a GTIN or a supplier's own
 * code, so that it needs no check digit.
 */
@Resource({
  path: 'catalog-items',
  icon: 'Inventory',
  group: 'CUSTOMERS',
  allow: AGENTS_READ,
  ...KEPT_BY_ERP('catalog_item'),
  import: { keys: ['number'] },
})
export class CatalogItem extends TenantEntity {
  @Text({ ...NUMBER, default: null, list: true, search: true, sort: true, help: true }) number!: string;
  @Text({ required: true, max: 200, list: true, search: true, sort: true, person: false }) name!: string;
  @Choice(POSITION_KINDS, { ...LISTED, name: 'positionKind', default: PositionKind.Material })
  kind: PositionKind = PositionKind.Material;
  @Choice(UNITS, { list: true, name: 'unit', default: 'EA' }) unit: Unit = 'EA';
  /** Excluding VAT, in Rappen; visible to the desk, like the price of a position. */
  @Money({ list: true, min: 0, max: 1_000_000 }) unitPrice: number | null = null;
  @Text({ ...CODE, unique: true, list: true, search: true, help: true }) barcode: string | null = null;
  @LongText({ max: 2_000 }) description: string | null = null;
  @Flag({ ...LISTED, default: true }) active = true;
  @CustomFields() custom: CustomValues = {};
  @Origin() origin: ErpAdapter | null = null;
  @ExternalKey() externalKey: string | null = null;
}
