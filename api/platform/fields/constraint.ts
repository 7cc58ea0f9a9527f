import {
  arrayMaxSize,
  arrayMinSize,
  arrayUnique,
  isArray,
  isBoolean,
  isIn,
  isInt,
  isNumber,
  isObject,
  isString,
  max,
  min,
  ValidateBy,
} from 'class-validator';

/** One condition for a value, in the words of JSON Schema, with the code of the message for a value that breaks it. */
export interface Constraint {
  readonly keyword: string;
  readonly value: unknown;
  readonly code: string;
  /** Values that the message names. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** The condition holds for each item of a list. */
  readonly each?: boolean;
  /** Whether a value meets the condition; class-validator decides where it has such a check. */
  test(value: unknown): boolean;
}

interface LimitCode {
  readonly code: string;
  /** Name of the limit among the values that the message names. */
  readonly param?: string;
}

type LimitKeyword = 'maxLength' | 'minLength' | 'maximum' | 'minimum' | 'maxItems' | 'minItems';

/** Codes of broken limits, the same for all kinds of fields; `one` is the code for a limit of 1. */
export const LIMITS: Readonly<Record<LimitKeyword, LimitCode & { one?: LimitCode }>> = {
  maxLength: { code: 'MAX_CHARS', param: 'n' },
  minLength: { code: 'MIN_CHARS', param: 'n', one: { code: 'REQUIRED' } },
  maximum: { code: 'MAX_VALUE', param: 'max' },
  minimum: { code: 'MIN_VALUE', param: 'min', one: { code: 'POSITIVE_INTEGER', param: 'min' } },
  maxItems: { code: 'MAX_VALUE', param: 'max' },
  minItems: { code: 'MIN_VALUE', param: 'min', one: { code: 'CHOOSE_ONE' } },
};

/** Whether a text has at most `most` code points (as in JSON Schema), without reading more of it than necessary. */
function hasCharacters(text: string, most: number): boolean {
  if (text.length <= most) return true;
  return text.length <= most * 2 && [...text].length <= most;
}

const WITHIN: Readonly<Record<LimitKeyword, (value: unknown, limit: number) => boolean>> = {
  maxLength: (value, limit) => isString(value) && hasCharacters(value, limit),
  minLength: (value, limit) => isString(value) && !hasCharacters(value, limit - 1),
  maximum: (value, limit) => max(value, limit),
  minimum: (value, limit) => min(value, limit),
  maxItems: (value, limit) => arrayMaxSize(value, limit),
  minItems: (value, limit) => arrayMinSize(value, limit),
};

/** A limit of a number, a text or a list; the message shows an `ungrouped` one without thousands signs. */
export function limit(keyword: LimitKeyword, value: number, ungrouped = false): Constraint {
  const { one, ...usual } = LIMITS[keyword];
  const { code, param } = (value === 1 && one) || usual;
  const test = (tested: unknown) => WITHIN[keyword](tested, value);
  return { keyword, value, code, ...(param && { params: { [param]: ungrouped ? String(value) : value } }), test };
}

const TYPES = {
  string: isString,
  integer: isInt,
  number: (value: unknown) => isNumber(value),
  boolean: isBoolean,
  array: isArray,
  object: isObject,
};

/** The type of a value in JSON. */
export const type = (value: keyof typeof TYPES, code = 'TYPE_INVALID'): Constraint => ({
  keyword: 'type',
  value,
  code,
  test: TYPES[value],
});

/** A text in a named format of JSON Schema, such as `date`. */
export const format = (value: string, code: string, test: Constraint['test']): Constraint => ({
  keyword: 'format',
  value,
  code,
  test,
});

/** A compiled pattern, such as a RegExp. */
export interface Matcher {
  /** The pattern as JSON Schema has it. */
  readonly source: string;
  test(text: string): boolean;
}

/** A text that matches a pattern. */
export const pattern = (matcher: Matcher, code = 'FORMAT_INVALID'): Constraint => ({
  keyword: 'pattern',
  value: matcher.source,
  code,
  test: (value) => isString(value) && matcher.test(value),
});

/** A value of a set, which may grow until the application starts (`namesOfResources`). */
export const oneOf = (values: readonly unknown[]): Constraint => ({
  keyword: 'enum',
  value: values,
  code: 'INVALID_VALUE',
  test: (value) => isIn(value, values),
});

/** A list without equal items. */
export const DISTINCT: Constraint = {
  keyword: 'uniqueItems',
  value: true,
  code: 'INVALID_VALUE',
  test: (value) => arrayUnique(value as unknown[]),
};

/** Part of its last decimal by which a number may be off, since sums of fractions are never exact. */
const INEXACT = 1e-6;

/** A number with at most `count` decimals; an integer for 0. */
export const decimals = (count: number): Constraint => {
  const scale = 10 ** count;
  const isNear = (value: number) => Math.abs(Math.round(value * scale) / scale - value) * scale <= INEXACT;
  const message = count > 0 ? { code: 'MAX_DECIMALS', params: { n: count } } : { code: 'INTEGER_ONLY' };
  return { keyword: 'multipleOf', value: 1 / scale, ...message, test: (value) => isNumber(value) && isNear(value) };
};

/** An object that a component schema describes. */
export const schemaReference = (name: string): Constraint => ({
  keyword: '$ref',
  value: `#/components/schemas/${name}`,
  code: 'TYPE_INVALID',
  test: isObject,
});

/** The condition for each item of a list. */
export const each = (constraint: Constraint): Constraint => ({ ...constraint, each: true });

/** JSON Schema of the values that meet all constraints. */
export function schemaFrom(constraints: readonly Constraint[]): Record<string, unknown> {
  const whole = constraints.map(
    ({ keyword, value, each: isOfItems }) => [isOfItems ? 'items' : keyword, value] as const,
  );
  const items = constraints
    .filter((constraint) => constraint.each)
    .map(({ keyword, value }) => [keyword, value] as const);
  const schema = Object.fromEntries(whole);
  return items.length > 0 ? { ...schema, items: Object.fromEntries(items) } : schema;
}

/** Name of a rule in the errors of class-validator: the keyword, behind `items/` for a condition of items. */
const ruleName = ({ keyword, each: isOfItems }: Constraint) => (isOfItems ? `items/${keyword}` : keyword);

/** The constraint as a rule of class-validator for a property of a body. */
export function ruleFrom(constraint: Constraint): PropertyDecorator {
  const { code, params, each: isOfItems = false, test } = constraint;
  // Without a message of its own class-validator drops the context, and with it the code.
  const validator = { validate: test, defaultMessage: () => code };
  return ValidateBy(
    { name: ruleName(constraint), validator },
    { each: isOfItems, context: { code, ...(params && { params }) } },
  );
}

const isMet = ({ each: isOfItems, test }: Constraint, value: unknown) =>
  isOfItems ? isArray(value) && value.every((item) => test(item)) : test(value);

/**
 * The first constraint that a value breaks, if any. Kinds declare the type first and limits before patterns, so that a text
 * is matched against a pattern only if it is not too long for it.
 */
export const brokenConstraint = (value: unknown, constraints: readonly Constraint[]): Constraint | undefined =>
  constraints.find((constraint) => !isMet(constraint, value));
