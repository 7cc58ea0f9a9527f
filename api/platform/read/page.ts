import { isSlot } from '../fields/slots.js';
import type { Condition } from '../resource/condition.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { quoted } from './columns.js';
import { conditionSql } from './condition.js';
import type { Statement } from './statement.js';

interface Order {
  readonly property: string;
  readonly descending: boolean;
}

/** A page of records: condition, order and limits. */
export interface Range {
  readonly where: Condition;
  /** Condition for rows after the cursor; in the order of a slot, for rows with and for rows without a value. */
  readonly beyond?: Condition;
  readonly beyondEmpty?: Condition;
  /** Properties with direction; the last ones order equal values. */
  readonly order?: readonly Order[];
  readonly offset?: number;
  readonly limit?: number;
}

/** Columns to read of the rows called `e`. */
interface Source {
  readonly model: ResourceModel;
  /** Expressions with their names. */
  readonly columns: readonly string[];
  /** Column by which a property sorts. */
  column(property: string): string;
}

/** The statement of a page. */
export function pageSql(range: Range, source: Source, into: Statement): string {
  return isSlot(range.order?.[0]?.property ?? '') ? bySlot(range, source, into) : plain(range, source, into);
}

/** Direction as SQL; empty values of a slot come last in both. */
export const directionSql = ({ property, descending }: Order) =>
  `${descending ? ' desc' : ''}${isSlot(property) ? ' nulls last' : ''}`;

function plain({ where, beyond, order = [], offset = 0, limit }: Range, source: Source, into: Statement): string {
  const wanted = `${conditionSql(where, source.model, 'e', into)}${afterCursor(beyond, source, into)}`;
  // A literal, since a plan for any limit would expect a tenth of the table.
  const most = limit === undefined ? '' : ` limit ${Math.trunc(limit)}`;
  return `${select(source, wanted, order)}${most}${offset > 0 ? ` offset ${into.bind(offset)}` : ''}`;
}

/**
 * The condition for rows after the cursor. Where an index can start there, the page keeps the plan of the first one:
 * planning a wide list takes ten times as long as reading a page.
 */
function afterCursor(beyond: Condition | undefined, { model }: Source, into: Statement): string {
  if (!beyond) return '';
  const { dependsOnValues } = into;
  const sql = conditionSql(beyond, model, 'e', into);
  if (!('$or' in beyond)) into.dependsOnValues = dependsOnValues;
  return ` and ${sql}`;
}

/** The index of a slot holds the records with a value: they come first, then the others by age. */
function bySlot(range: Range, source: Source, into: Statement): string {
  const { where, beyond, beyondEmpty, order = [], offset = 0, limit = 0 } = range;
  const [slot, ...ties] = order as readonly [Order, ...Order[]];
  const wanted = conditionSql(where, source.model, 'e', into);
  const among = (further: Condition | undefined, filled: string) =>
    [wanted, ...(further ? [conditionSql(further, source.model, 'e', into)] : []), filled].join(' and ');
  const column = `e.${source.column(slot.property)}`;
  // The best plan depends on the share of records with a value, and on the number of skipped ones.
  into.dependsOnValues = true;
  const most = ` limit ${into.bind(offset + limit)}`;
  const filled = `(${select(source, among(beyond, `${column} is not null`), order)}${most})`;
  const empty = `(${select(source, among(beyondEmpty, `${column} is null`), ties)}${most})`;
  const skipped = offset > 0 ? ` offset ${into.bind(offset)}` : '';
  return `select * from (${filled} union all ${empty}) parts limit ${Math.trunc(limit)}${skipped}`;
}

function select({ model, columns, column }: Source, wanted: string, order: readonly Order[]): string {
  const sorted = order.map(({ property, descending }) => `e.${column(property)}${descending ? ' desc' : ''}`);
  const ordered = sorted.length > 0 ? ` order by ${sorted.join(', ')}` : '';
  return `select ${columns.join(', ')} from ${quoted(model.table)} e where ${wanted}${ordered}`;
}
