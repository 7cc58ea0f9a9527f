import { AGENTS_READ } from '../../masterdata/access.js';
import { Choice, Flag, LongText, Money, Resource, Text } from '../../platform/resource/index.js';
import { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import type { ErpAdapter } from '../../vocabulary/erp.js';
import { UNITS, type Unit } from '../../vocabulary/standard-codes.js';
import { POSITION_KINDS, PositionKind } from '../../vocabulary/work.js';
import { NUMBER_MAX } from '../record/address-book-access.js';
import { ExternalKey, KEPT_BY_ERP, Origin } from './origin.js';

const NUMBER = { required: true, unique: true, writeOnce: true, max: NUMBER_MAX, pattern: /^\S+$/ } as const;
const LISTED = { list: true, filter: true } as const;
/** Characters of ASCII that are seen, with blanks between them. */
const CODE = { max: 64, pattern: /^[!-~]([ -~]*[!-~])?$/, folded: false } as const;

/**
 * Work or material as it is charged, which positions of reports name by its number (spec §3). Where no ERP is connected
 * this is the catalogue itself; an item that is entered without a number gets the next one. The barcode is whatever a
 * scanner reads from the package, a GTIN as well as a supplier's own code, so that no check digit is asked of it.
 */
@Resource({
  path: 'catalog-items',
  icon: 'Inventory',
  group: 'CUSTOMERS',
  allow: AGENTS_READ,
  ...KEPT_BY_ERP('catalog_item'),
})
export class CatalogItem extends TenantEntity {
  @Text({ ...NUMBER, default: null, list: true, search: true, sort: true, help: true }) number!: string;
  @Text({ required: true, max: 200, list: true, search: true, sort: true }) name!: string;
  @Choice(POSITION_KINDS, { ...LISTED, name: 'positionKind', default: PositionKind.Material })
  kind: PositionKind = PositionKind.Material;
  @Choice(UNITS, { list: true, name: 'unit', default: 'EA' }) unit: Unit = 'EA';
  /** Excluding VAT, in Rappen; the desk's to see, as that of a position is. */
  @Money({ list: true, min: 0, max: 1_000_000 }) unitPrice: number | null = null;
  @Text({ ...CODE, unique: true, list: true, search: true, help: true }) barcode: string | null = null;
  @LongText({ max: 2_000 }) description: string | null = null;
  @Flag({ ...LISTED, default: true }) active = true;
  @Origin() origin: ErpAdapter | null = null;
  @ExternalKey() externalKey: string | null = null;
}
