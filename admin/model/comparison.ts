import type { FilterOperator } from './document';
import { dayOf } from './local-time';
import { isCustom } from './own-texts';
import type { FieldModel } from './resource-model';

/** How values of a kind are compared: as the server's columns are. */
export interface Comparison {
  /** Whether a filter may have this value; the server refuses all others. */
  takes(wanted: unknown): boolean;
  /** Below, at or above 0 as `value` is less than, equal to or greater than `wanted`. */
  order(value: unknown, wanted: unknown, operator: FilterOperator): number;
}

/** Most characters of a compared text; longer ones fit into no index. */
const LONGEST = 500;
/** Steps of custom numbers, which are stored with the most decimals that a field may have. */
const OWN_STEPS = 1_000_000;
const STEPS: Partial<Record<string, number>> = { integer: 1, money: 100, quantity: 1000 };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const plainly = (left: string, right: string) => (left === right ? 0 : left < right ? -1 : 1);
const isText = (wanted: unknown): wanted is string => typeof wanted === 'string' && wanted.length <= LONGEST;

function isDay(wanted: unknown): wanted is string {
  if (typeof wanted !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(wanted)) return false;
  const day = new Date(`${wanted}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(wanted);
}

const isMoment = (wanted: unknown): wanted is string =>
  typeof wanted === 'string' && /^\d{4}-\d\d-\d\dT/.test(wanted) && !Number.isNaN(Date.parse(wanted));

const inLine: Pick<Comparison, 'order'> = { order: (value, wanted) => plainly(String(value), String(wanted)) };
const day: Comparison = { ...inLine, takes: isDay };
const time: Comparison = { ...inLine, takes: (wanted) => isText(wanted) && TIME.test(wanted) };

const choice = (values: readonly string[]): Comparison => ({
  ...inLine,
  takes: (wanted) => values.some((value) => value === wanted),
});

/** Equality of texts is the same everywhere; their order depends on the version of the database's collation. */
const text: Comparison = {
  takes: isText,
  order: (value, wanted, operator) => {
    if (/^_[gl]t/.test(operator)) throw new Error('The order of texts is known to the server alone');
    return value === wanted ? 0 : 1;
  },
};

/** A day in place of a moment is that whole day of the desk: `_lte` and `_gt` count from its end, all else from its start. */
const moment: Comparison = {
  takes: (wanted) => isDay(wanted) || isMoment(wanted),
  order: (value, wanted, operator) => {
    const at = Date.parse(String(value));
    if (!isDay(wanted)) return at - Date.parse(String(wanted));
    const other = plainly(dayOf(new Date(at)), wanted);
    if (other !== 0) return other;
    if (operator === '_lte' || operator === '_gt') return dayOf(new Date(at + 1)) > wanted ? 0 : -1;
    return dayOf(new Date(at - 1)) < wanted ? 0 : 1;
  },
};

const flag: Comparison = {
  takes: (wanted) => typeof wanted === 'boolean',
  order: (value, wanted) => Number(value) - Number(wanted),
};

const reference: Comparison = {
  takes: (wanted) => isText(wanted) && UUID.test(wanted),
  order: (value, wanted) => plainly(String(value).toLowerCase(), String(wanted).toLowerCase()),
};

/** Tags are equal in any case. */
const tags: Comparison = {
  takes: isText,
  order: (value, wanted) => plainly(String(value).toLowerCase(), String(wanted).toLowerCase()),
};

const number = (steps: number): Comparison => ({
  takes: (wanted) => typeof wanted === 'number' && (steps > 1 || Number.isInteger(wanted)),
  order: (value, wanted) => Math.round(Number(value) * steps) - Math.round(Number(wanted) * steps),
});

const comparisons: Partial<Record<string, Comparison>> = {
  day,
  moment,
  time,
  flag,
  tags,
  reference,
  references: reference,
};

/** Fields without a description in the document, such as the version: compared with values of the same type. */
const unknown: Comparison = {
  takes: () => true,
  order: (value, wanted) => {
    if (typeof value !== typeof wanted) return Number.NaN;
    return typeof value === 'string' ? plainly(value, String(wanted)) : Number(value) - Number(wanted);
  },
};

/** How values of a field are compared. */
export function comparisonOf({ name, widget, choices }: Pick<FieldModel, 'name'> & Partial<FieldModel>): Comparison {
  if (!widget) return name === 'id' ? reference : unknown;
  const isOwn = isCustom({ name });
  // Filters may have inactive values of a tenant's own choice.
  if (widget === 'choice' && choices && !isOwn) return choice(choices.values);
  const steps = STEPS[widget];
  if (!steps) return comparisons[widget] ?? text;
  return number(isOwn && widget !== 'money' ? OWN_STEPS : steps);
}
