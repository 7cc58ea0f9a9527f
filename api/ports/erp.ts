import type { Unit } from '../vocabulary/standard-codes.js';
import type { PositionKind } from '../vocabulary/work.js';

/** What is asked for in a list: words that occur in it, and which part of it, in the order of names. */
export interface ErpQuery {
  readonly text?: string;
  readonly offset: number;
  readonly limit: number;
  readonly descending?: boolean;
}

/** A part of a list and the length of the whole; null where the ERP does not tell. */
export interface ErpPage<T> {
  readonly rows: readonly T[];
  readonly total: number | null;
}

/** A company, or a further address of one. */
export interface ErpAddress {
  /** Unique, and how it is known for good. */
  readonly number: string;
  readonly name: string;
  /** Number of the company that it is a further address of. */
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
  /** Number of the address at which they are. */
  readonly address: string;
}

/** What work is booked on. */
export interface ErpProject {
  readonly number: string;
  readonly name: string;
  /** Number of the company whose project it is; null for one of all. */
  readonly address: string | null;
}

/** Work or material as it is charged. */
export interface ErpCatalogItem {
  readonly number: string;
  readonly name: string;
  readonly kind: PositionKind;
  readonly unit: Unit;
  /** In Rappen for one unit, excluding VAT; null where it has none. */
  readonly unitPrice: number | null;
  /** What a scanner reads from its package. */
  readonly barcode: string | null;
  readonly description: string | null;
}

export type NewErpAddress = Omit<ErpAddress, 'number' | 'parent'>;
export type NewErpContact = Omit<ErpContact, 'number' | 'name' | 'address'>;

/**
 * The ERP with its CRM, in our words: our own address book, or a system elsewhere. Never called while a transaction is
 * open, since an answer may take long or never come: 503 ERP_UNAVAILABLE. What is inactive there is found by its number
 * but not listed. Numbers are the ERP's; what it does not know is null.
 */
export abstract class Erp {
  /** What stands behind the port, as the support screen names it. */
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
