import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { TenantEntityClass } from '../../platform/resource/resource-model.js';
import type { TenantEntity } from '../../platform/tenancy/tenant-entity.js';
import { DIRECTORY_OF_ADAPTER, type DirectoryKind, type ErpAdapter } from '../../vocabulary/erp.js';

/** A record of ours that may be read from an ERP. */
export interface CopiedRecord extends TenantEntity {
  number: string;
  active: boolean;
  origin: ErpAdapter | null;
  externalKey: string | null;
}

/** The copies of a kind's records in our tables. */
export interface ErpCopy {
  readonly type: TenantEntityClass<CopiedRecord>;
  /** References to records of other kinds, which the ERP names by their keys. */
  readonly references: Readonly<Record<string, DirectoryKind>>;
  /** The reason against new values of a record, besides the rules of its fields; null for none. */
  refusal?(record: CopiedRecord, values: Readonly<Record<string, unknown>>, em: EntityManager): Promise<string | null>;
}

/** The tables for copies of ERP records, which their rooms register. */
@Injectable()
export class ErpCopies {
  readonly #copies = new Map<DirectoryKind, ErpCopy>();

  register(kind: DirectoryKind, copy: ErpCopy): void {
    this.#copies.set(kind, copy);
  }

  of(kind: DirectoryKind): ErpCopy {
    const copy = this.#copies.get(kind);
    if (!copy) throw new Error(`Nobody keeps copies of ${kind}`);
    return copy;
  }

  /**
   * Makes the copies of a disconnected system ours, so that users may change them; none is deleted. Their keys are kept for
   * the same system, and removed for another one (`isElsewhere`).
   */
  async release(em: EntityManager, adapter: ErpAdapter, isElsewhere: boolean): Promise<void> {
    for (const kind of DIRECTORY_OF_ADAPTER[adapter]) {
      const { type } = this.of(kind);
      await em.nativeUpdate(type, { origin: adapter }, { origin: null });
      if (isElsewhere) await em.nativeUpdate(type, { externalKey: { $ne: null } }, { externalKey: null });
    }
  }
}
