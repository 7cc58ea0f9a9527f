import type { DirectoryKind } from '../../vocabulary/erp.js';
import type { PositionKind } from '../../vocabulary/work.js';
import type { ErpAddress, ErpContact, ErpProject } from '../erp.js';

/** An employee of the tenant, as in the ERP. */
export interface ErpEmployee {
  readonly number: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** An item of the catalogue as the ERP sends it: its unit may be an unknown code, its price is in francs. */
export interface DirectoryCatalogItem {
  readonly number: string;
  readonly name: string;
  readonly kind: PositionKind;
  readonly unit: string | null;
  readonly unitPrice: number | null;
  readonly barcode: string | null;
  readonly description: string | null;
}

/** Records of an ERP in our fields; references are keys of the ERP. */
export interface DirectoryRecords {
  readonly ADDRESS: ErpAddress;
  readonly CONTACT: ErpContact;
  readonly PROJECT: ErpProject;
  readonly CATALOG_ITEM: DirectoryCatalogItem;
  readonly EMPLOYEE: ErpEmployee;
}

/** A record of the ERP; null for one that is no longer offered, or is of another kind now. */
export interface DirectoryEntry<K extends DirectoryKind = DirectoryKind> {
  /** Permanent key in the ERP, which stays when the number changes. */
  readonly key: string;
  readonly value: DirectoryRecords[K] | null;
}

/** A part of the changes. */
export interface DirectoryPage<K extends DirectoryKind = DirectoryKind> {
  readonly entries: readonly DirectoryEntry<K>[];
  /** Opaque cursor for the next changes, valid for years. */
  readonly cursor: string;
  /** There are no further changes now. */
  readonly isLast: boolean;
}

/**
 * Addresses, contacts, projects, catalogue and employees of an ERP. They are copied into our tables, so that searches
 * do not wait for the ERP, and validated before they are stored. All methods throw `ErpError` and end within seconds.
 */
export interface ErpDirectory {
  /** A part of the changes since a cursor; all records, part by part, without one. Records may be repeated. */
  changes<K extends DirectoryKind>(kind: K, cursor: string | null): Promise<DirectoryPage<K>>;

  /** The record of a key and its dependent ones; without a value if it is gone. */
  entries<K extends DirectoryKind>(kind: K, key: string): Promise<readonly DirectoryEntry<K>[]>;

  /** The keys of all offered records, since no change reports a deletion. */
  keys(kind: DirectoryKind): Promise<readonly string[]>;

  /** Whether a record has this number, by the fastest query. */
  knows(kind: DirectoryKind, number: string): Promise<boolean>;
}
