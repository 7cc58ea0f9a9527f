import type { Condition } from '../resource/condition.js';
import type { FieldRecord } from '../resource/field.js';
import { targetOf } from '../resource/reference-kinds.js';
import { resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { columnOf, fieldOf, quoted } from './columns.js';
import { isObject } from './condition.js';

/** The values of a record that conditions compare, as JSON; a reference holds those of its record, or null. */
export interface Facts {
  readonly [property: string]: unknown;
}

/** The properties that conditions compare; a reference has the properties of its record. */
export type ComparedProperties = Map<string, ComparedProperties | undefined>;

type Comparison = Readonly<Record<string, unknown>>;

const OPERATORS: ReadonlySet<string> = new Set(['$eq', '$ne', '$in', '$nin']);
const ORDERS: Readonly<Record<string, readonly number[]>> = { $gt: [1], $gte: [0, 1], $lt: [-1], $lte: [-1, 0] };
/** Kinds of fields whose values are equal in JSON exactly where they are in SQL. */
const EXACT: ReadonlySet<string> = new Set(['text', 'email', 'choice', 'flag', 'integer']);

/**
 * Adds the properties that a condition compares to `into`. False for a condition that only the database can judge: SQL
 * of a rule, groups of a user, lists of references, and comparisons other than equality.
 */
export function addCompared(condition: Condition, model: ResourceModel, into: ComparedProperties): boolean {
  return Reflect.ownKeys(condition).every((key) => {
    const value = condition[key];
    if (typeof key === 'symbol') return false;
    if (key === '$and' || key === '$or') return (value as Condition[]).every((part) => addCompared(part, model, into));
    const field = fieldOf(model, key);
    if (!field) return false;
    if (field.kind.widget === 'reference') {
      const inner: ComparedProperties = into.get(key) ?? new Map();
      into.set(key, inner);
      return isObject(value) ? addCompared(value, resourceOf(targetOf(field)), inner) : isText(value);
    }
    if (!EXACT.has(field.kind.widget)) return false;
    into.set(key, undefined);
    return isObject(value) ? isEquality(value) : [value].flat().every(isScalar);
  });
}

const isEquality = (comparison: Comparison) =>
  Object.entries(comparison).every(([operator, value]) => OPERATORS.has(operator) && [value].flat().every(isScalar));

/** SQL of the facts of the row called `alias`. */
export function factsSql(properties: ComparedProperties, model: ResourceModel, alias: string): string {
  const pairs = [...properties].map(([name, inner]) => {
    const column = `${alias}.${columnOf(model, name)}`;
    if (!inner) return `'${name}', ${column}`;
    const isIdAlone = [...inner.keys()].every((key) => key === 'id');
    if (isIdAlone) return `'${name}', case when ${column} is not null then jsonb_build_object('id', ${column}) end`;
    const target = resourceOf(targetOf(fieldOf(model, name) as FieldRecord));
    const row = `${alias}_${columnOf(model, name).slice(1, -1)}`;
    const own = `${row}.tenant = ${alias}.tenant and ${row}.id = ${column}`;
    return `'${name}', (select ${factsSql(inner, target, row)} from ${quoted(target.table)} ${row} where ${own})`;
  });
  return `jsonb_build_object(${pairs.join(', ')})`;
}

/** Whether the record meets the condition, with the answer of SQL: null equals nothing and differs from nothing. */
export function matches(condition: Condition, facts: Facts): boolean {
  return Object.keys(condition).every((key) => {
    const expected = condition[key];
    if (key === '$and') return (expected as Condition[]).every((part) => matches(part, facts));
    if (key === '$or') return (expected as Condition[]).some((part) => matches(part, facts));
    const value = facts[key];
    if (!isObject(value)) return isObject(expected) ? compares(expected, value) : equals(value, expected);
    return isObject(expected) ? matches(expected, value) : equals(value.id, expected);
  });
}

function compares(comparison: Comparison, value: unknown): boolean {
  return Object.entries(comparison).every(([operator, expected]) => {
    const orders = ORDERS[operator];
    if (orders) return !isNull(value) && orders.includes(orderOf(value as number, expected as number));
    if (!OPERATORS.has(operator)) return false;
    if (operator === '$eq') return equals(value, expected);
    if (operator === '$in') return (expected as unknown[]).includes(value) && !isNull(value);
    if (operator === '$ne' && isNull(expected)) return !isNull(value);
    const others = [expected].flat();
    return others.length === 0 || (!isNull(value) && !others.includes(value));
  });
}

function equals(value: unknown, expected: unknown): boolean {
  if (isNull(expected)) return isNull(value);
  return Array.isArray(expected) ? expected.includes(value) : value === expected;
}

const orderOf = (value: number, other: number) => Number(value > other) - Number(value < other);
const isNull = (value: unknown) => value === null || value === undefined;
const isText = (value: unknown) => typeof value === 'string';
const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);
