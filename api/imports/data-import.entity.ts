import type { Ref } from '@mikro-orm/core';
import { User } from '../masterdata/user.entity.js';
import { Computed } from '../platform/resource/computed-kind.js';
import { Choice, EmbeddedList, Integer, Reference, Resource, Shape, Text } from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { TABLE_FORMATS, type TableFormat } from '../platform/vocabulary/table-format.js';
import { IMPORT_STATES, type ImportOutcome, type ImportState } from '../vocabulary/master-data.js';
import { Role } from '../vocabulary/role.js';
import { MOST_COLUMNS } from './reading/table-row.js';

/** A column of the file with the field that it fills; null for an ignored column. */
@Shape()
export class ImportColumn {
  @Text({ max: 200 }) title!: string | null;
  @Text({ max: 100 }) field!: string | null;
}

/** The roles that create records of imported resources; the rules of an import ask for the right to its target. */
export const IMPORTERS = [Role.ManageCustomer, Role.ManageMasterData];
const SCREENS = { route: 'imports', menu: 'none', icon: 'UploadFile', screens: 'own' } as const;
const KEPT = { readOnly: true, required: true } as const;
const COUNT = { readOnly: true, default: 0, min: 0 };

/**
 * The import of a table into a resource, below one record or none: first all rows are checked, then they are written on request.
 * The file is stored until it has been read; rows and result for a day.
 */
@Resource({
  path: 'imports',
  ...SCREENS,
  title: 'fileName',
  sort: '-createdAt',
  allow: { read: IMPORTERS },
})
export class DataImport extends TenantEntity {
  /** Path of the resource of the rows. */
  @Text(KEPT) target!: string;
  /** Id of the record above the rows; null for a resource whose rows need none. */
  @Text({ readOnly: true }) parent: string | null = null;
  @Text({ ...KEPT, max: 200, person: false }) fileName!: string;
  @Choice(TABLE_FORMATS, { ...KEPT, name: 'tableFormat' }) format!: TableFormat;
  @Choice(IMPORT_STATES, { readOnly: true, name: 'importState', default: 'READING' }) state: ImportState = 'READING';
  /** Code of the failure. */
  @Text({ readOnly: true }) failure: string | null = null;
  @EmbeddedList(() => ImportColumn, { readOnly: true, max: MOST_COLUMNS }) columns: ImportColumn[] = [];
  /** Fields that the reader may assign to columns, in the order of the offer. */
  @Computed({ type: 'array', items: { type: 'string' } }) fields!: readonly string[];
  @Integer(COUNT) rows = 0;
  /** Rows that were checked or written in the present phase. */
  @Integer(COUNT) done = 0;
  @Integer(COUNT) created = 0;
  @Integer(COUNT) updated = 0;
  @Integer(COUNT) unchanged = 0;
  @Integer(COUNT) refused = 0;
  /** The user in whose name the rows are written. */
  @Reference(() => User, { readOnly: true, onDelete: 'clear' }) user: Ref<User> | null = null;

  /** Begins the checking or the writing with the first row. */
  startOver(state: 'CHECKING' | 'RUNNING'): void {
    Object.assign(this, { state, done: 0, created: 0, updated: 0, unchanged: 0, refused: 0 });
    this.touch();
  }

  /** Counts the outcomes of further rows. */
  count(outcomes: readonly ImportOutcome[]): void {
    const countOf = (counted: ImportOutcome) => outcomes.filter((outcome) => outcome === counted).length;
    this.done += outcomes.length;
    this.created += countOf('CREATED');
    this.updated += countOf('UPDATED');
    this.unchanged += countOf('UNCHANGED');
    this.refused += countOf('REFUSED');
    this.touch();
  }
}
