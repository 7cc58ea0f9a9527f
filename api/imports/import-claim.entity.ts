import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { TENANT_POLICIES } from '../platform/tenancy/row-level-security.js';
import { DataImport } from './data-import.entity.js';

/**
 * A key or a changed record of a row, which no later row of the import may have as well. The database keeps the claims, so
 * that the memory of the worker does not grow with the table.
 */
@Entity({ tableName: 'import_claim', policies: TENANT_POLICIES, rowLevelSecurity: 'force' })
export class ImportClaim {
  @PrimaryKey({ type: 'text' })
  tenant!: string;

  @ManyToOne({
    entity: () => DataImport,
    ref: true,
    primary: true,
    joinColumns: ['tenant', 'import_id'],
    referencedColumnNames: ['tenant', 'id'],
    ownColumns: ['import_id'],
    updateRule: 'no action',
    deleteRule: 'cascade',
  } as never)
  import!: Ref<DataImport>;

  @PrimaryKey({ type: 'text' })
  claim!: string;

  /** Number of the row in the file, from 1. */
  @Property({ type: 'int' })
  number!: number;
}
