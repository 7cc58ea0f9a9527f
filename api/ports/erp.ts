import type { Unit } from '../vocabulary/standard-codes.js';
import type { PositionKind } from '../vocabulary/work.js';

/** Query of a list, sorted by name: words in its entries, and the requested part. */
export interface ErpQuery {
  readonly text?: string;
  readonly offset: number;
  readonly limit: number;
  readonly descending?: boolean;
}

/** A part of a list and the length of the whole; null if the ERP does not return it. */
export interface ErpPage<T> {
  readonly rows: readonly T[];
  readonly total: number | null;
}

/** A company, or a further address of one. */
export interface ErpAddress {
  /** Unique and permanent number. */
  readonly number: string;
  readonly name: string;
  /** Number of the company of a further address. */
  readonly parent: string | null;
  readonly addition: string | null;
  readonly street: string | null;
  readonly postCode: string | null;
  readonly city: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Invoices are sent to it. */
  readonly billing: boolean;
}

/** A person at an address. */
export interface ErpContact {
  readonly number: string;
  readonly name: string;
  readonly firstname: string | null;
  readonly lastname: string;
  readonly position: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Number of the contact's address. */
  readonly address: string;
}

/** A project for bookings of work. */
export interface ErpProject {
  readonly number: string;
  readonly name: string;
  /** Number of the project's company; null for a project of all. */
  readonly address: string | null;
}

/** Work or material as it is charged. */
export interface ErpCatalogItem {
  readonly number: string;
  readonly name: string;
  readonly kind: PositionKind;
  readonly unit: Unit;
  /** In Rappen for one unit, excluding VAT; null without a price. */
  readonly unitPrice: number | null;
  /** Barcode of the package. */
  readonly barcode: string | null;
  readonly description: string | null;
}

/** Values of custom fields, which our own address book alone stores. */
interface WithCustom {
  readonly custom?: Readonly<Record<string, unknown>>;
}
export type NewErpAddress = Omit<ErpAddress, 'number' | 'parent'> & WithCustom;
export type NewErpContact = Omit<ErpContact, 'number' | 'name' | 'address'> & WithCustom;

/**
 * The ERP with its CRM: our own address book, or an external system. Never called within a transaction, since an answer
 * may take long or fail (503 ERP_UNAVAILABLE). Inactive entries are found by number, but not listed. Numbers are the
 * ERP's; unknown values are null.
 */
export abstract class Erp {
  /** Name of the adapter for the support screen. */
  abstract readonly adapter: string;

  /** Resolves when the ERP answers and lets us in; for the support screen. */
  abstract probe(): Promise<void>;

  /** Companies by words of their name, number or city. */
  abstract addresses(query: ErpQuery): Promise<ErpPage<ErpAddress>>;

  abstract address(number: string): Promise<ErpAddress | null>;

  /** Further addresses of a company, without itself. */
  abstract subaddresses(address: string, query: ErpQuery): Promise<ErpPage<ErpAddress>>;

  /** Adds a further address; 404 when the ERP does not know the company. */
  abstract addSubaddress(address: string, given: NewErpAddress): Promise<ErpAddress>;

  /** People at a company and its further addresses. */
  abstract contacts(address: string, query: ErpQuery): Promise<ErpPage<ErpContact>>;

  /** Adds a contact; 404 when the ERP does not know the company. */
  abstract addContact(address: string, given: NewErpContact): Promise<ErpContact>;

  /** Projects of a company and those of all; of all alone where no company is given. */
  abstract projects(address: string | null, query: ErpQuery): Promise<ErpPage<ErpProject>>;

  abstract project(number: string): Promise<ErpProject | null>;

  /** Items of the catalogue by words of their number, name or barcode; first whose barcode is the whole text. */
  abstract catalogItems(query: ErpQuery): Promise<ErpPage<ErpCatalogItem>>;

  abstract catalogItem(number: string): Promise<ErpCatalogItem | null>;
}
