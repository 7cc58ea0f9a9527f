import type { Ref } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { Choice, Flag, Integer, Reference } from '../platform/resource/index.js';
import { TenantTable } from '../platform/resource/resource.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { IMPORT_OUTCOMES, IMPORT_REASONS, type ImportOutcome, type ImportReason } from '../vocabulary/master-data.js';
import { DataImport } from './data-import.entity.js';

/** The problem of a value, with the text `errors.<code>`; the field is null for a problem of the whole row. */
export interface RowProblem {
  readonly field: string | null;
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

const JsonList = () => Property({ type: 'json', columnType: 'jsonb', defaultRaw: `'[]'` });

/** One row of an imported table with its outcome. */
@TenantTable({ unique: [['import', 'position']] })
export class ImportRow extends TenantEntity {
  @Reference(() => DataImport, { required: true, onDelete: 'cascade' }) import!: Ref<DataImport>;
  /** Its index among the rows, from 0. */
  @Integer({ required: true }) position!: number;
  /** Its number in the file, from 1. */
  @Integer({ required: true }) number!: number;
  @JsonList() cells: string[] = [];
  @Flag() broken = false;
  @Choice(IMPORT_OUTCOMES, { name: 'importOutcome', default: 'WAITING' }) outcome: ImportOutcome = 'WAITING';
  @Choice(IMPORT_REASONS, { name: 'importReason' }) reason: ImportReason | null = null;
  @JsonList() problems: RowProblem[] = [];
  /** Fields that differ from the existing record. */
  @JsonList() changes: string[] = [];
}

/** A row as it was parsed. */
export type KeptRow = Pick<ImportRow, 'position' | 'number' | 'cells' | 'broken'>;
