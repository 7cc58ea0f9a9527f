import { quoted } from '../platform/read/columns.js';
import { conditionSql } from '../platform/read/condition.js';
import { Question } from '../platform/read/question.js';
import { Statement } from '../platform/read/statement.js';
import type { Period } from '../platform/resource/calendar-period.js';
import { resourceOf } from '../platform/resource/resource.js';
import type { TenantFields } from '../platform/resource/tenant-fields.js';
import { visibleFields } from '../platform/resource/tenant-fields.js';
import { found } from '../platform/rest/list.js';
import { parseListQuery } from '../platform/rest/query.js';
import { currentUser } from '../platform/tenancy/session.js';
import { Ticket } from '../tickets/record/ticket.entity.js';
import { ticketScope } from '../tickets/record/ticket-scope.js';
import type { Dimension } from './dimension.js';
import type { Figure, Filter } from './figure.js';

/** Most cells that are told; of more, those with the most tickets. */
export const MOST_CELLS = 1_000;

/** What is told of some tickets: how many they are, and the measures of the figure. */
export interface Told {
  readonly count: number;
  readonly values: readonly (number | null)[];
}

/** A cell as the database finds it: its value of each dimension, and the titles of those that are records. */
export interface FoundCell extends Told {
  readonly keys: readonly (string | null)[];
  readonly titles: readonly (string | null)[];
}

/** All cells of a figure, and all of its tickets together. */
export interface FoundFigure {
  readonly total: Told;
  readonly cells: readonly FoundCell[];
}

/** What a figure is worked out of: the tickets that a filter of the dialect lists, those of a period if there is one. */
interface Asked {
  readonly filter: Filter;
  readonly period: Period | undefined;
  readonly by: readonly Dimension[];
}

/** Works a figure out of the user's tickets, all of it in one statement. */
export function figureQuestion(
  figure: Figure,
  { filter, period, by }: Asked,
  tenant: TenantFields,
): Question<FoundFigure> {
  const user = currentUser();
  const model = resourceOf(Ticket);
  const own = visibleFields(tenant, model.options.path, user.roles);
  const query = parseListQuery(model, { filter: JSON.stringify(filter) }, user.roles, own);
  return found(model, query, ticketScope(user), (where) => {
    const into = new Statement();
    const tickets = `from ${quoted(model.table)} e where ${conditionSql(where, model, 'e', into)}`;
    const keys = by.map(({ sql }, at) => `${sql(into, period)} as k${at}`);
    const values = figure.measures.map(({ sql }, at) => `${sql} as m${at}`);
    const names = by.map((_one, at) => `k${at}`);
    // Keys are named in a subquery, so that those with values of the statement are one expression.
    const source = `from (select e.*${keys.map((one) => `, ${one}`).join('')} ${tickets}) e`;
    const sets = names.length > 0 ? `grouping sets ((${names.join(', ')}), ())` : '()';
    const all = names.length > 0 ? `grouping(${names.join(', ')})` : '1';
    const columns = [`${all} as "all"`, ...names, 'count(*)::int as n', ...values].join(', ');
    const cells = `select ${columns} ${source} group by ${sets} order by 1 desc, n desc${names.map((name) => `, ${name}`).join('')} limit ${MOST_CELLS + 2}`;
    const titles = by.flatMap(({ title }, at) => (title ? [`, ${title(`g.k${at}`, into)} as t${at}`] : []));
    const told = by.map(({ named }, at) => `, ${named?.(`g.k${at}`, into, period) ?? `g.k${at}`} as v${at}`);
    // Of a day or of years: which way is the best depends on how many tickets there are.
    into.dependsOnValues = true;
    into.text = `select g.*${told.join('')}${titles.join('')} from (${cells}) g`;
    return new Question([into], ([rows = []]) => {
      const toldOf = (row: Readonly<Record<string, unknown>> | undefined): Told => ({
        count: Number(row?.n ?? 0),
        values: figure.measures.map((_one, at) => (row?.[`m${at}`] ?? null) as number | null),
      });
      const [total, ...others] = rows;
      return {
        total: toldOf(total),
        cells: others.map((row) => ({
          keys: by.map((_one, at) => (row[`v${at}`] ?? null) as string | null),
          titles: by.map((_one, at) => (row[`t${at}`] ?? null) as string | null),
          ...toldOf(row),
        })),
      };
    });
  });
}
