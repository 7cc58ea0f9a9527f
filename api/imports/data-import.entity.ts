import type { Ref } from '@mikro-orm/core';
import { User } from '../masterdata/user.entity.js';
import { Computed } from '../platform/resource/computed-kind.js';
import { Choice, EmbeddedList, Integer, Reference, Resource, Shape, Text } from '../platform/resource/index.js';
import { TenantEntity } from '../platform/tenancy/tenant-entity.js';
import { TABLE_FORMATS, type TableFormat } from '../platform/vocabulary/table-format.js';
import { IMPORT_STATES, type ImportOutcome, type ImportState } from '../vocabulary/master-data.js';
import { Role } from '../vocabulary/role.js';
import { MOST_COLUMNS } from './reading/table-row.js';

/** A column of the file and the field that it fills; none where it is left aside. */
@Shape()
export class ImportColumn {
  @Text({ max: 200 }) title!: string | null;
  @Text({ max: 100 }) field!: string | null;
}

const SCREENS = { route: 'imports', menu: 'none', icon: 'UploadFile', screens: 'own' } as const;
const KEPT = { readOnly: true, required: true } as const;
const COUNT = { readOnly: true, default: 0, min: 0 };

/**
 * A table that is read into a resource, below one record: first all its rows are looked at, then, when that is asked
 * for, written. The file itself is kept until it has been read; rows and result for a day.
 */
@Resource({
  path: 'imports',
  ...SCREENS,
  title: 'fileName',
  sort: '-createdAt',
  allow: { read: [Role.ManageCustomer] },
})
export class DataImport extends TenantEntity {
  /** Path of the resource that the rows become records of. */
  @Text(KEPT) target!: string;
  /** Id of the record that they belong to. */
  @Text(KEPT) parent!: string;
  @Text({ ...KEPT, max: 200 }) fileName!: string;
  @Choice(TABLE_FORMATS, { ...KEPT, name: 'tableFormat' }) format!: TableFormat;
  @Choice(IMPORT_STATES, { readOnly: true, name: 'importState', default: 'READING' }) state: ImportState = 'READING';
  /** Code of what ended it. */
  @Text({ readOnly: true }) failure: string | null = null;
  @EmbeddedList(() => ImportColumn, { readOnly: true, max: MOST_COLUMNS }) columns: ImportColumn[] = [];
  /** Fields that a column may fill for the reader, in the order in which they are offered. */
  @Computed({ type: 'array', items: { type: 'string' } }) fields!: readonly string[];
  @Integer(COUNT) rows = 0;
  /** Rows that were looked at, or written while it runs. */
  @Integer(COUNT) done = 0;
  @Integer(COUNT) created = 0;
  @Integer(COUNT) updated = 0;
  @Integer(COUNT) unchanged = 0;
  @Integer(COUNT) refused = 0;
  /** In whose name the rows are written. */
  @Reference(() => User, { readOnly: true, onDelete: 'clear' }) user: Ref<User> | null = null;

  /** Begins to look at the rows, or to write them, with the first one. */
  startOver(state: 'CHECKING' | 'RUNNING'): void {
    Object.assign(this, { state, done: 0, created: 0, updated: 0, unchanged: 0, refused: 0 });
    this.touch();
  }

  /** Counts what became of some more rows. */
  count(outcomes: readonly ImportOutcome[]): void {
    const many = (wanted: ImportOutcome) => outcomes.filter((outcome) => outcome === wanted).length;
    this.done += outcomes.length;
    this.created += many('CREATED');
    this.updated += many('UPDATED');
    this.unchanged += many('UNCHANGED');
    this.refused += many('REFUSED');
    this.touch();
  }
}
