import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { TenantEntityClass } from '../resource/resource-model.js';
import type { RowImage } from '../rest/row-snapshot.js';

/** Data of a resource for the undo of one record's change, stored as JSON. */
export type OwnTrace = Readonly<Record<string, unknown>>;

/** A changed record for its undo. */
export interface UndoableChange {
  readonly id: string;
  /** The record's version after the change. */
  readonly version: number;
  /** The changed columns with their values before. */
  readonly before: RowImage;
  readonly own: OwnTrace;
}

/** The part of a resource in operations on many of its records, beside the values of their rows. */
export interface BulkPart {
  /**
   * Begins an undoable operation on a record within its transaction, and delays its consequences until the moment; throws
   * the Problem that refuses it. The returned function is called after the operation, and returns the trace for its undo.
   */
  begin(em: EntityManager, operation: string, id: string, until: Date): Promise<() => Promise<OwnTrace>>;
  /** Restores a record; throws the Problem by which it stays as it is. */
  undo(em: EntityManager, change: UndoableChange): Promise<void>;
  /** Delays the consequences of changes until the moment. */
  hold(em: EntityManager, traces: readonly OwnTrace[], until: Date): Promise<void>;
}

/** The parts of resources in operations on many records. Rooms register theirs at the start. */
@Injectable()
export class BulkParts {
  readonly #parts = new Map<TenantEntityClass, BulkPart>();

  register(type: TenantEntityClass, part: BulkPart): void {
    this.#parts.set(type, part);
  }

  /** The part of a resource; undefined for a resource whose rows are all that an operation changes. */
  of = (type: TenantEntityClass): BulkPart | undefined => this.#parts.get(type);
}
