import { quoted } from '../platform/read/columns.js';
import { conditionSql } from '../platform/read/condition.js';
import { ReadQuery } from '../platform/read/read-query.js';
import { Statement } from '../platform/read/statement.js';
import type { Period } from '../platform/resource/calendar-period.js';
import type { Condition } from '../platform/resource/condition.js';
import { resourceOf } from '../platform/resource/resource.js';
import { Ticket } from '../tickets/record/ticket.entity.js';
import { byCount, type Cell, emptyCell, gathered, gatheredSql, nameOfKeys } from './cells.js';
import type { Dimension } from './dimension.js';
import type { Figure, Gathered } from './figure.js';

/** Most cells of an answer; of more cells, those with the most tickets. */
export const MOST_CELLS = 1_000;

/** A figure to compute of the tickets that meet a condition, those of a period if there is one. */
export interface Asked {
  readonly figure: Figure;
  readonly by: readonly Dimension[];
  readonly period: Period | undefined;
  readonly where: Condition;
}

/** The cells of a figure, at least one more than the limit if there are more, and the total of its tickets. */
export interface FoundFigure {
  readonly total: Gathered;
  readonly cells: readonly Cell[];
}

type Row = Readonly<Record<string, unknown>>;

/** Computes the total and at most one cell more than is sent, in one statement. */
export function figureQuestion(request: Asked): ReadQuery<FoundFigure> {
  const { figure, by } = request;
  const into = new Statement();
  const names = namesOf(by);
  const sets = names.length > 0 ? `grouping sets ((${names.join(', ')}), ())` : '()';
  const level = names.length > 0 ? `grouping(${names.join(', ')})` : '1';
  const columns = [`${level} as "all"`, ...names, gatheredSql(figure)].join(', ');
  const order = ['1 desc', 'n desc', ...names].join(', ');
  const cells = `select ${columns} ${sourceSql(request, into)} group by ${sets} order by ${order} limit ${MOST_CELLS + 2}`;
  into.text = `select g.*${namedSql(request, into)} from (${cells}) g`;
  // Periods of a day and of years need different plans, by the number of tickets.
  into.dependsOnValues = true;
  return new ReadQuery([into], ([[all, ...rows] = [] as Row[]]) => ({
    total: all ? gathered(all, figure) : emptyCell(figure),
    cells: rows.map((row) => cellOf(row, request)).toSorted(byCount),
  }));
}

const namesOf = (by: readonly Dimension[]) => by.map((_one, at) => `k${at}`);

/** Keys are computed in a subquery, so that those with values of the statement are one expression. */
function sourceSql({ by, where, period }: Asked, into: Statement): string {
  const model = resourceOf(Ticket);
  const condition = conditionSql(where, model, 'e', into);
  const keys = by.map(({ sql }, at) => `, ${sql(into, period)} as k${at}`);
  return `from (select e.*${keys.join('')} from ${quoted(model.table)} e where ${condition}) e`;
}

const namedSql = ({ by, period }: Asked, into: Statement): string =>
  by.map(({ named }, at) => `, ${named?.(`g.k${at}`, into, period) ?? `g.k${at}`} as v${at}`).join('');

function cellOf(row: Row, { figure, by }: Asked): Cell {
  const keys = by.map((_one, at) => (row[`v${at}`] ?? null) as string | null);
  return { ...gathered(row, figure), keys, name: nameOfKeys(keys) };
}
