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

/** Where the records of a kind are kept here. */
export interface ErpCopy {
  readonly type: TenantEntityClass<CopiedRecord>;
  /** Fields that refer to records of other kinds, which the ERP names by their keys. */
  readonly references: Readonly<Record<string, DirectoryKind>>;
  /** Why a record cannot become what is told, besides what its fields say. */
  refusal?(record: CopiedRecord, values: Readonly<Record<string, unknown>>, em: EntityManager): Promise<string | null>;
}

/** The tables into which is read what ERPs tell, told by the rooms that own them. */
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
   * What was read from a system that is no longer connected is ours from now on, and may be changed here; nothing goes. Its
   * keys are kept for when the same system comes back, and not for another one.
   */
  async release(em: EntityManager, adapter: ErpAdapter, isElsewhere: boolean): Promise<void> {
    for (const kind of DIRECTORY_OF_ADAPTER[adapter]) {
      const { type } = this.of(kind);
      await em.nativeUpdate(type, { origin: adapter }, { origin: null });
      if (isElsewhere) await em.nativeUpdate(type, { externalKey: { $ne: null } }, { externalKey: null });
    }
  }
}
