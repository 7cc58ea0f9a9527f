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
 * A condition in the terms of a resource's properties as SQL over the rows called `alias`: the same that the ORM takes, so
 * that lists and writes obey one scope. Throws for what it does not know.
 */
export function conditionSql(condition: Condition, model: ResourceModel, alias: string, into: Statement): string {
  const parts = Reflect.ownKeys(condition).map((key) => partOf(key, condition[key], model, alias, into));
  if (parts.length === 0) return 'true';
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' and ')})`;
}

function partOf(key: string | symbol, value: unknown, model: ResourceModel, alias: string, into: Statement): string {
  if (typeof key === 'symbol') return fragmentSql(key, alias, into);
  if (key === '$and' || key === '$or') {
    // Of alternatives one may be met by most rows, another by few.
    if (key === '$or') into.dependsOnValues = true;
    const parts = (value as Condition[]).map((one) => conditionSql(one, model, alias, into));
    if (parts.length === 0) return String(key === '$and');
    return parts.length === 1 ? (parts[0] as string) : `(${parts.join(key === '$and' ? ' and ' : ' or ')})`;
  }
  // A tenant's own field may have one value in half of its records.
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

/** A relation is compared by its id, or by what holds of the record that it points to. */
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
  const put = (one: unknown) => valueSql(one, field, into);
  if (Array.isArray(value)) return amongSql(column, value, field, into);
  if (!isObject(value)) return `${column} = ${put(value)}`;
  const parts = Object.entries(value as Comparison).map(([operator, compared]) => {
    if (compared instanceof MemberGroups) return `${column} = any(${groupsSql(compared, into)})`;
    if (operator === '$in') return amongSql(column, compared as unknown[], field, into);
    if (operator === '$nin') return `not ${amongSql(column, compared as unknown[], field, into)}`;
    if (operator === '$ne') return compared === null ? `${column} is not null` : `${column} <> ${put(compared)}`;
    if (!COMPARISONS[operator]) throw new Error(`Unknown comparison ${operator} of ${column}`);
    return `${column} ${COMPARISONS[operator]} ${put(compared)}`;
  });
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' and ')})`;
}

function amongSql(column: string, values: readonly unknown[], field: FieldRecord | undefined, into: Statement): string {
  if (values.length === 0) return 'false';
  if (values.length === 1) return `${column} = ${valueSql(values[0], field, into)}`;
  if (isEnumerated(field)) return `${column} in (${values.map((one) => literal(one as string)).join(', ')})`;
  return `${column} = any(${into.bind(values)})`;
}

/**
 * The groups of somebody as an array, which is found once before any row is looked at, so that the index of the column
 * serves it as it serves named ones.
 */
function groupsSql({ model, members, user }: MemberGroups, into: Statement): string {
  const { table, own, target } = pivotOf(model, { name: members });
  const theirs = `x.tenant = ${into.bind(currentTenant())} and x.${target} = ${into.bind(user)}`;
  return `array(select x.${own} from ${table} x where ${theirs})`;
}

/** Members of an enumeration stand in the text, so that partial indexes which name them serve the question. */
function valueSql(value: unknown, field: FieldRecord | undefined, into: Statement): string {
  if (typeof value === 'boolean') return String(value);
  return isEnumerated(field) ? literal(value as string) : into.bind(value);
}

const isEnumerated = (field: FieldRecord | undefined) => field?.kind.widget === 'choice' && !field.custom;

/** SQL that a rule has written itself, with `[::alias::]` for the row and `?` for its values. */
function fragmentSql(key: symbol, alias: string, into: Statement): string {
  const fragment = RawQueryFragment.getKnownFragment(key);
  if (!fragment) throw new Error('An unknown piece of SQL stands in a condition');
  let at = 0;
  const text = fragment.sql.replaceAll('[::alias::]', alias);
  return `(${text.replace(/\?/g, () => into.bind(fragment.params[at++]))})`;
}

const isObject = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
