import type { EntityManager } from '@mikro-orm/postgresql';
import type { CustomValues } from '../platform/fields/definition.js';
import type { FieldRecord } from '../platform/resource/field.js';
import type { RulesRegistry } from '../platform/rest/rules.js';
import { AMBIGUOUS, cellValue } from './cell-value.js';
import type { KeptRow, RowProblem } from './import-row.entity.js';
import { type Lookup, lookUp, type Owner } from './named-records.js';
import type { Body } from './row-result.js';

/** What a row says, before it is compared with anything. */
export interface RowContent {
  readonly row: KeptRow;
  /** Values for the product's fields; what a cell says nothing of is not among them. */
  readonly sent: Body;
  /** Values for the tenant's own fields, by key. */
  readonly custom: CustomValues;
  /** Names that mean nothing, or more than one thing. */
  readonly faults: readonly RowProblem[];
  /** Fields whose cells name something that has been switched off: it may stay, and is not chosen anew. */
  readonly off: readonly FieldRecord[];
}

type Columns = readonly (FieldRecord | undefined)[];

/** Reads rows by the fields of their columns; what their cells refer to is looked up for all rows together. */
export async function readRows(
  em: EntityManager,
  registry: RulesRegistry,
  columns: Columns,
  rows: readonly KeptRow[],
  owner: Owner,
): Promise<RowContent[]> {
  const lookups = new Map<FieldRecord, Lookup>();
  for (const [at, field] of columns.entries()) {
    if (field?.kind.widget !== 'reference') continue;
    const names = rows.map(({ cells }) => cells[at] ?? '').filter((name) => name.trim() !== '');
    lookups.set(field, await lookUp(em, registry, field, names, owner));
  }
  return rows.map((row) => contentOf(row, columns, lookups));
}

function contentOf(row: KeptRow, columns: Columns, lookups: ReadonlyMap<FieldRecord, Lookup>): RowContent {
  const sent: Record<string, unknown> = {};
  const custom: Record<string, unknown> = {};
  const faults: RowProblem[] = [];
  const off: FieldRecord[] = [];
  for (const [at, field] of columns.entries()) {
    const cell = row.cells[at] ?? '';
    if (!field || cell.trim() === '') continue;
    const meant = lookups.get(field)?.(cell);
    if (meant && 'code' in meant) {
      faults.push({ field: field.name, code: meant.code });
      continue;
    }
    if (meant?.isOff) off.push(field);
    const value = meant ? meant.id : cellValue(cell, field);
    if (value === AMBIGUOUS) {
      faults.push({ field: field.name, code: 'NUMBER_AMBIGUOUS' });
      continue;
    }
    if (field.custom) custom[field.custom.key] = value;
    else sent[field.name] = value;
  }
  return { row, sent, custom, faults, off };
}
