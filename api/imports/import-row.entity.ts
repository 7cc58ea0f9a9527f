import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Choice, Flag, Integer, Reference } from '../platform/resource/index.js';
import { TenantTable } from '../platform/resource/resource.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { IMPORT_OUTCOMES, IMPORT_REASONS, type ImportOutcome, type ImportReason } from '../vocabulary/master-data.js';
import { DataImport } from './data-import.entity.js';

/** What is wrong with one value of a row, worded by `errors.<code>`; the field is null where it concerns the row. */
export interface RowProblem {
  readonly field: string | null;
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const JsonList = () => Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'[]'` });

/** One row of an imported table as it was read, and what becomes of it. */
@TenantTable({ unique: [['import', 'position']] })
export class ImportRow extends TenantEntity {
  @Reference(() => DataImport, { required: true, onDelete: 'cascade' }) import!: Ref<DataImport>;
  /** Its place among the rows, from 0. */
  @Integer({ required: true }) position!: number;
  /** Its number in the file, from 1. */
  @Integer({ required: true }) number!: number;
  @JsonList() cells: string[] = [];
  @Flag() broken = false;
  @Choice(IMPORT_OUTCOMES, { name: 'importOutcome', default: 'WAITING' }) outcome: ImportOutcome = 'WAITING';
  @Choice(IMPORT_REASONS, { name: 'importReason' }) reason: ImportReason | null = null;
  @JsonList() problems: RowProblem[] = [];
  /** Fields that differ from the record that is there. */
  @JsonList() changes: string[] = [];
}

/** A row as it was read. */
export type KeptRow = Pick<ImportRow, 'position' | 'number' | 'cells' | 'broken'>;
