import { assertReachesResources, reachesResource } from '../platform/access/scopes.js';
import { Problem } from '../platform/http/problem.js';
import { columnOf, quoted } from '../platform/read/columns.js';
import { titleSql } from '../platform/read/reading.js';
import type { Statement } from '../platform/read/statement.js';
import type { Period } from '../platform/resource/calendar-period.js';
import { type FieldRecord, pathOf } from '../platform/resource/field.js';
import { targetOf } from '../platform/resource/reference-kinds.js';
import { resourceOf } from '../platform/resource/resource.js';
import { startOfDay } from '../platform/resource/time-kinds.js';
import { dayFromToday } from '../platform/resource/today.js';
import { operatorsOf } from '../platform/rest/query.js';
import type { Fields } from '../platform/rest/visible-fields.js';
import { currentLanguage } from '../platform/tenancy/language.js';
import { currentTenant, currentUser } from '../platform/tenancy/session.js';
import { ZONE } from '../platform/vocabulary/zone.js';
import { Ticket } from '../tickets/record/ticket.entity.js';
import { TIME_STEPS, type TimeStep } from '../vocabulary/figures.js';
import type { Figure, Filter } from './figure.js';
import { stepFrom, stepsOf } from './period.js';

/** A dimension of figures. */
export interface Dimension {
  readonly name: string;
  readonly kind: 'time' | 'age' | 'choice' | 'reference' | 'text';
  /** The common key of the tickets `e` of one cell, as SQL; within a period if there is one. */
  sql(into: Statement, period: Period | undefined): string;
  /** The value of a cell as SQL of its key, if that is not the value itself. */
  named?(column: string, into: Statement, period: Period | undefined): string;
  /** Title of a value that is a record, as SQL of the value. */
  title?(column: string, into: Statement): string;
  /** All values in their order, if they are known without a query; within a period if there is one. */
  values(period: Period | undefined): readonly (string | null)[] | undefined;
  /** The filter that a value adds to that of the figure; its keys replace or bound those of the request. */
  filter(value: string | null): Filter;
}

/** Age groups of tickets, in days since the creation. */
const AGES: readonly (readonly [name: string, from: number, until: number | undefined])[] = [
  ['0-1', 0, 1],
  ['2-7', 2, 7],
  ['8-30', 8, 30],
  ['31-90', 31, 90],
  ['91', 91, undefined],
];

/** Days in the zone of the desk, in the dialect. */
const startOf = (day: string, into: Statement) => `(${into.bind(day)}::timestamp at time zone '${ZONE}')`;

const age: Dimension = {
  name: 'age',
  kind: 'age',
  sql: (into) => {
    const cases = AGES.slice(0, -1).map(([name, , until]) => {
      return `when e.created_at >= ${startOf(dayFromToday(-(until as number)), into)} then '${name}'`;
    });
    return `case ${cases.join(' ')} else '${AGES.at(-1)?.[0]}' end`;
  },
  values: () => AGES.map(([name]) => name),
  filter: (value) => {
    const [, from = 0, until] = AGES.find(([name]) => name === value) ?? [];
    return {
      // Tickets created after this moment do not count.
      ...(from > 0 && { createdAt_lte: dayFromToday(-from) }),
      ...(until !== undefined && { createdAt_gte: dayFromToday(-until) }),
    };
  },
};

const time = (step: TimeStep, moment: NonNullable<Figure['moment']>): Dimension => ({
  name: step,
  kind: 'time',
  // Computing the day of each ticket takes longer than reading it: the key is the number of the step in the period.
  sql: (into, period) => {
    const column = `e.${columnOf(resourceOf(Ticket), moment)}`;
    if (!period) return `date_trunc('${step}', ${column} at time zone '${ZONE}')`;
    const starts = stepsOf(step, period).map((day) => startOfDay(day));
    return `width_bucket(${column}, ${into.bind(starts)}::timestamptz[])`;
  },
  named: (column, into, period) =>
    period ? `(${into.bind(stepsOf(step, period))}::text[])[${column}]` : `to_char(${column}, 'YYYY-MM-DD')`,
  values: (period) => period && stepsOf(step, period),
  filter: (value) => {
    if (value === null) return { [`${moment}_eq_any`]: [null] };
    const { from, until } = stepFrom(step, value);
    return { [`${moment}_gte`]: from, [`${moment}_lte`]: until };
  },
});

function byField(field: FieldRecord): Dimension {
  const column = `e.${columnOf(resourceOf(Ticket), pathOf(field))}`;
  const { widget } = field.kind;
  const items = (field.options as { items?: readonly string[] }).items;
  // Positions in a list are sorted much faster than words. The values of a tenant's list change.
  const listed = widget === 'choice' && !field.custom ? items : undefined;
  return {
    name: field.name,
    kind: widget === 'reference' || widget === 'choice' ? widget : 'text',
    sql: (into) => (listed ? `array_position(${into.bind(listed)}::text[], ${column})` : column),
    ...(listed && { named: (place: string, into: Statement) => `(${into.bind(listed)}::text[])[${place}]` }),
    ...(widget === 'reference' && {
      title: (value: string, into: Statement) => {
        const target = resourceOf(targetOf(field));
        const own = `r.tenant = ${into.bind(currentTenant())} and r.id = ${value}`;
        return `(select ${titleSql(target, 'r', currentLanguage())} from ${quoted(target.table)} r where ${own})`;
      },
    }),
    values: () => (widget === 'choice' && items ? items : undefined),
    filter: (value) => ({ [`${field.name}_eq_any`]: [value] }),
  };
}

const GROUPING = new Set(['choice', 'reference', 'text']);

/** Whether each value of a field is one ticket: the ticket's own id, and references to tickets. */
const isTicket = (field: FieldRecord): boolean =>
  field.name === 'id' || (!field.custom && field.kind.widget === 'reference' && targetOf(field) === Ticket);

/**
 * Whether a field is a dimension: lists can be filtered by several of its values, and several tickets can have the same
 * value.
 */
const isGrouping = (field: FieldRecord): boolean =>
  GROUPING.has(field.kind.widget) &&
  !field.options.unique &&
  !isTicket(field) &&
  !(field.custom && field.kind.widget === 'reference') &&
  Boolean(field.options.filter) &&
  operatorsOf(field).includes('_eq_any');

/** Path of the resource whose records are the values of a dimension. */
const targetsOf = (field: FieldRecord): string[] =>
  field.kind.widget === 'reference' ? [resourceOf(targetOf(field)).options.path] : [];
const isReached = (path: string) => reachesResource(currentUser(), path);

/** Names of the dimensions of a figure that a user sees. */
export const dimensionNames = ({ moment }: Figure, fields: Fields): string[] => [
  ...(moment ? TIME_STEPS : ['age']),
  ...[...fields.values()]
    .filter((field) => isGrouping(field) && targetsOf(field).every(isReached))
    .map(({ name }) => name),
];

/** The dimension of a name. Throws 400 for a dimension that the figure does not have or the user does not see. */
export function dimensionOf(name: string, { moment }: Figure, fields: Fields): Dimension {
  if (moment && (TIME_STEPS as readonly string[]).includes(name)) return time(name as TimeStep, moment);
  if (!moment && name === 'age') return age;
  const field = fields.get(name);
  if (!field || !isGrouping(field)) throw new Problem(400, 'INVALID_VALUE', { name: 'by' });
  assertReachesResources(currentUser(), targetsOf(field));
  return byField(field);
}
