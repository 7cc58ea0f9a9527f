import type { DirectoryKind } from '../../vocabulary/erp.js';
import type { PositionKind } from '../../vocabulary/work.js';
import type { ErpAddress, ErpContact, ErpProject } from '../erp.js';

/** Somebody who works for the tenant, as the ERP books their time. */
export interface ErpEmployee {
  readonly number: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** An item of the catalogue as it is told: its unit is a code that may be none of ours, its price in francs. */
export interface DirectoryCatalogItem {
  readonly number: string;
  readonly name: string;
  readonly kind: PositionKind;
  readonly unit: string | null;
  readonly unitPrice: number | null;
  readonly barcode: string | null;
  readonly description: string | null;
}

/** Records as an ERP tells them: in our fields, and where one refers to another, by its key there. */
export interface DirectoryRecords {
  readonly ADDRESS: ErpAddress;
  readonly CONTACT: ErpContact;
  readonly PROJECT: ErpProject;
  readonly CATALOG_ITEM: DirectoryCatalogItem;
  readonly EMPLOYEE: ErpEmployee;
}

/** A record as it stands there; null for what is not offered any more, or is of another kind by now. */
export interface DirectoryEntry<K extends DirectoryKind = DirectoryKind> {
  /** By which it is known there for good, whatever becomes of its number. */
  readonly key: string;
  readonly value: DirectoryRecords[K] | null;
}

/** A part of what has changed. */
export interface DirectoryPage<K extends DirectoryKind = DirectoryKind> {
  readonly entries: readonly DirectoryEntry<K>[];
  /** Opaque: given back to be told of what comes next, in a moment or years later. */
  readonly cursor: string;
  /** Nothing more has changed for now. */
  readonly isLast: boolean;
}

/**
 * What an ERP knows of addresses, contacts, projects, catalogue and employees. We read it into tables of our own, so that
 * nobody waits for it who searches. Nothing of what it tells is believed before it was judged. Everything throws `ErpError`
 * and ends within seconds.
 */
export interface ErpDirectory {
  /** A part of what has changed since a cursor; without one all that there is, part by part. Records may come twice. */
  changes<K extends DirectoryKind>(kind: K, cursor: string | null): Promise<DirectoryPage<K>>;

  /** What stands under a key now, and what hangs on it; without a value where it is gone. */
  entries<K extends DirectoryKind>(kind: K, key: string): Promise<readonly DirectoryEntry<K>[]>;

  /** The keys of all that is offered, since nothing tells of deletions. */
  keys(kind: DirectoryKind): Promise<readonly string[]>;

  /** Whether something is known by this number, as fast as can be. */
  knows(kind: DirectoryKind, number: string): Promise<boolean>;
}
