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

/** Which records are read, and in which order. */
export interface Range {
  readonly where: Condition;
  /** Those behind a marked one; in the order of a slot, of those with a value and of those without. */
  readonly beyond?: Condition;
  readonly beyondEmpty?: Condition;
  /** Properties with direction; what settles equal values stands behind. */
  readonly order?: readonly Order[];
  readonly offset?: number;
  readonly limit?: number;
}

/** What is read of the rows called `e`. */
interface Source {
  readonly model: ResourceModel;
  /** Expressions with their names. */
  readonly columns: readonly string[];
  /** The column by which a property sorts. */
  column(property: string): string;
}

/** The statement that cuts the records of a range to its page. */
export function pageSql(range: Range, source: Source, into: Statement): string {
  return isSlot(range.order?.[0]?.property ?? '') ? bySlot(range, source, into) : plain(range, source, into);
}

/** Direction of a part of an order as SQL; of a slot, empty values stand last in both. */
export const directionSql = ({ property, descending }: Order) =>
  `${descending ? ' desc' : ''}${isSlot(property) ? ' nulls last' : ''}`;

function plain({ where, beyond, order = [], offset = 0, limit }: Range, source: Source, into: Statement): string {
  const wanted = `${conditionSql(where, source.model, 'e', into)}${behind(beyond, source, into)}`;
  // In the text, since a plan for any limit would read for a tenth of the table.
  const most = limit === undefined ? '' : ` limit ${Math.trunc(limit)}`;
  return `${select(source, wanted, order)}${most}${offset > 0 ? ` offset ${into.bind(offset)}` : ''}`;
}

/**
 * Where a page begins. If an index can start there, it says nothing about how the page is best read: it is planned once, as
 * the first page is, since to plan a wide list anew takes ten times as long as to read a page of it.
 */
function behind(beyond: Condition | undefined, { model }: Source, into: Statement): string {
  if (!beyond) return '';
  const { dependsOnValues } = into;
  const sql = conditionSql(beyond, model, 'e', into);
  if (!('$or' in beyond)) into.dependsOnValues = dependsOnValues;
  return ` and ${sql}`;
}

/**
 * A slot's index holds the records that have a value: those come first, and behind them, as far as the page is not full,
 * the others by their age.
 */
function bySlot(range: Range, source: Source, into: Statement): string {
  const { where, beyond, beyondEmpty, order = [], offset = 0, limit = 0 } = range;
  const [slot, ...ties] = order as readonly [Order, ...Order[]];
  const wanted = conditionSql(where, source.model, 'e', into);
  const among = (further: Condition | undefined, filled: string) =>
    [wanted, ...(further ? [conditionSql(further, source.model, 'e', into)] : []), filled].join(' and ');
  const column = `e.${source.column(slot.property)}`;
  // How many of the records have a value, and how many are skipped, decides how they are best read.
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
