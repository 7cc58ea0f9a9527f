import type { EntityManager } from '@mikro-orm/postgresql';
import type { CustomValues } from '../platform/fields/definition.js';
import type { FieldRecord } from '../platform/resource/field.js';
import type { RulesRegistry } from '../platform/rest/rules.js';
import { AMBIGUOUS, cellValue } from './cell-value.js';
import type { KeptRow, RowProblem } from './import-row.entity.js';
import { type Lookup, lookUp, type Owner } from './named-records.js';
import type { Body } from './row-result.js';

/** The values of a row before their validation. */
export interface RowContent {
  readonly row: KeptRow;
  /** Values of the product's fields; empty cells are left out. */
  readonly sent: Body;
  /** Values of the tenant's own fields, by key. */
  readonly custom: CustomValues;
  /** Unknown and ambiguous names, and ambiguous numbers. */
  readonly faults: readonly RowProblem[];
  /** References to inactive records, which may stay but cannot be chosen anew. */
  readonly inactive: readonly FieldRecord[];
}

type Columns = readonly (FieldRecord | undefined)[];

/** Reads rows by the fields of their columns; referenced records are loaded for all rows together. */
export async function readRows(
  em: EntityManager,
  registry: RulesRegistry,
  columns: Columns,
  rows: readonly KeptRow[],
  owner: Owner | undefined,
): Promise<RowContent[]> {
  const lookups = new Map<FieldRecord, Lookup>();
  for (const [index, field] of columns.entries()) {
    if (field?.kind.widget !== 'reference') continue;
    const names = rows.map(({ cells }) => cells[index] ?? '').filter((name) => name.trim() !== '');
    lookups.set(field, await lookUp(em, registry, field, names, owner));
  }
  return rows.map((row) => contentOf(row, columns, lookups));
}

function contentOf(row: KeptRow, columns: Columns, lookups: ReadonlyMap<FieldRecord, Lookup>): RowContent {
  const sent: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  const faults: RowProblem[] = [];
  const inactive: FieldRecord[] = [];
  for (const [index, field] of columns.entries()) {
    const cell = row.cells[index] ?? '';
    if (!field || cell.trim() === '') continue;
    const record = lookups.get(field)?.(cell);
    if (record && 'code' in record) {
      faults.push({ field: field.name, code: record.code });
      continue;
    }
    if (record?.isInactive) inactive.push(field);
    const value = record ? record.id : cellValue(cell, field);
    if (value === AMBIGUOUS) {
      faults.push({ field: field.name, code: 'NUMBER_AMBIGUOUS' });
      continue;
    }
    if (field.custom) custom[field.custom.key] = value;
    else sent[field.name] = value;
  }
  return { row, sent, custom, faults, inactive };
}
