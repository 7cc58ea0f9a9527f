import { RawQueryFragment } from '@mikro-orm/core';
import { isSlot } from '../fields/slots.js';
import type { Condition } from '../resource/condition.js';
import type { FieldRecord } from '../resource/field.js';
import { targetOf } from '../resource/reference-kinds.js';
import { MemberGroups } from '../resource/relative.js';
import { resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { currentTenant } from '../tenancy/session.js';
import { columnOf, fieldOf, pivotOf, quoted } from './columns.js';
import { literal, type Statement } from './statement.js';

const COMPARISONS: Readonly<Record<string, string>> = { $eq: '=', $gt: '>', $gte: '>=', $lt: '<', $lte: '<=' };

type Comparison = Readonly<Record<string, unknown>>;

/**
 * A condition in the properties of a resource as SQL over the rows called `alias`. The ORM takes the same conditions,
 * so that lists and writes share one scope. Throws for an unknown form.
 */
export function conditionSql(condition: Condition, model: ResourceModel, alias: string, into: Statement): string {
  const parts = Reflect.ownKeys(condition).map((key) => partOf(key, condition[key], model, alias, into));
  if (parts.length === 0) return 'true';
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' and ')})`;
}

function partOf(key: string | symbol, value: unknown, model: ResourceModel, alias: string, into: Statement): string {
  if (typeof key === 'symbol') return fragmentSql(key, alias, into);
  if (key === '$and' || key === '$or') {
    // Most rows may meet one alternative, few another.
    if (key === '$or') into.dependsOnValues = true;
    const parts = (value as Condition[]).map((one) => conditionSql(one, model, alias, into));
    if (parts.length === 0) return String(key === '$and');
    return parts.length === 1 ? (parts[0] as string) : `(${parts.join(key === '$and' ? ' and ' : ' or ')})`;
  }
  // Half of the records may have one value of a custom field.
  if (isSlot(key)) into.dependsOnValues = true;
  const field = fieldOf(model, key);
  const isRelation = field?.kind.widget.startsWith('reference');
  if (field && isRelation && isObject(value)) return relationSql(field, value, model, alias, into);
  if (field?.kind.widget === 'translated' && isObject(value)) {
    const [[language, comparison]] = Object.entries(value) as [[string, unknown]];
    return comparisonSql(`${alias}.${quoted(`${columnName(model, key)}_${language}`)}`, comparison, undefined, into);
  }
  return comparisonSql(`${alias}.${columnOf(model, key)}`, value, field, into);
}

const columnName = (model: ResourceModel, property: string) => columnOf(model, property).slice(1, -1);

/** A reference compared by its id, or by a condition for the referenced record. */
function relationSql(
  field: FieldRecord,
  value: Condition,
  model: ResourceModel,
  alias: string,
  into: Statement,
): string {
  const onlyId = Reflect.ownKeys(value).every((key) => key === 'id');
  const target = resourceOf(targetOf(field));
  const inner = `${alias}${target.table.length}_`;
  if (field.kind.widget === 'references') {
    const pivot = pivotOf(model, field);
    const own = `${inner}.tenant = ${alias}.tenant and ${inner}.${pivot.own} = ${alias}.id`;
    if (!onlyId) throw new Error(`A list of references is compared by ids alone: ${field.name}`);
    const met = comparisonSql(`${inner}.${pivot.target}`, value.id, undefined, into);
    return `exists (select 1 from ${pivot.table} ${inner} where ${own} and ${met})`;
  }
  const column = `${alias}.${columnOf(model, field.name)}`;
  if (onlyId) return comparisonSql(column, value.id, undefined, into);
  const met = conditionSql(value, target, inner, into);
  const own = `${inner}.tenant = ${alias}.tenant and ${inner}.id = ${column}`;
  return `exists (select 1 from ${quoted(target.table)} ${inner} where ${own} and ${met})`;
}

function comparisonSql(column: string, value: unknown, field: FieldRecord | undefined, into: Statement): string {
  if (value === null || value === undefined) return `${column} is null`;
  const bound = (one: unknown) => valueSql(one, field, into);
  if (Array.isArray(value)) return amongSql(column, value, field, into);
  if (!isObject(value)) return `${column} = ${bound(value)}`;
  const parts = Object.entries(value as Comparison).map(([operator, compared]) => {
    if (compared instanceof MemberGroups) return `${column} = any(${groupsSql(compared, into)})`;
    if (operator === '$in') return amongSql(column, compared as unknown[], field, into);
    if (operator === '$nin') return `not ${amongSql(column, compared as unknown[], field, into)}`;
    if (operator === '$ne') return compared === null ? `${column} is not null` : `${column} <> ${bound(compared)}`;
    if (!COMPARISONS[operator]) throw new Error(`Unknown comparison ${operator} of ${column}`);
    return `${column} ${COMPARISONS[operator]} ${bound(compared)}`;
  });
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' and ')})`;
}

function amongSql(column: string, values: readonly unknown[], field: FieldRecord | undefined, into: Statement): string {
  if (values.length === 0) return 'false';
  if (values.length === 1) return `${column} = ${valueSql(values[0], field, into)}`;
  if (isEnumerated(field)) return `${column} in (${values.map((one) => literal(one as string)).join(', ')})`;
  return `${column} = any(${into.bind(values)})`;
}

/** The groups of a user as an array, selected once before the rows, so that the column's index serves it. */
function groupsSql({ model, members, user }: MemberGroups, into: Statement): string {
  const { table, own, target } = pivotOf(model, { name: members });
  const theirs = `x.tenant = ${into.bind(currentTenant())} and x.${target} = ${into.bind(user)}`;
  return `array(select x.${own} from ${table} x where ${theirs})`;
}

/** Members of an enumeration are literals, so that partial indexes that name them serve the query. */
function valueSql(value: unknown, field: FieldRecord | undefined, into: Statement): string {
  if (typeof value === 'boolean') return String(value);
  return isEnumerated(field) ? literal(value as string) : into.bind(value);
}

const isEnumerated = (field: FieldRecord | undefined) => field?.kind.widget === 'choice' && !field.custom;

/** SQL of a rule, with `[::alias::]` for the row and `?` for values. */
function fragmentSql(key: symbol, alias: string, into: Statement): string {
  const fragment = RawQueryFragment.getKnownFragment(key);
  if (!fragment) throw new Error('An unknown piece of SQL stands in a condition');
  let index = 0;
  const text = fragment.sql.replaceAll('[::alias::]', alias);
  return `(${text.replace(/\?/g, () => into.bind(fragment.params[index++]))})`;
}

/** Whether a value is a condition or comparison rather than a value to compare. */
export const isObject = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
