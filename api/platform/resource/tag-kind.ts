import { ArrayType, raw } from '@mikro-orm/core';
import { Property } from '@mikro-orm/decorators/legacy';
import { DISTINCT, each, limit, type } from '../fields/constraint.js';
import { declare, type FieldKind, type FieldOptions, type FieldRecord } from './field.js';
import { fold, withoutInvisible } from './fold.js';
import { snakeCase } from './naming.js';

export interface TagOptions extends FieldOptions {
  /** Tags of a record at most; 20 if left out. */
  most?: number;
  /** Characters of a tag at most; 40 if left out. */
  longest?: number;
}

const optionsOf = (field: FieldRecord) => field.options as TagOptions & { readonly table: string };

const isText = (value: unknown): value is string => typeof value === 'string';

const written = (tag: unknown) => (isText(tag) ? withoutInvisible(tag).trim().replace(/\s+/g, ' ') : tag);

/** Equal in any case. */
const DISTINCT_FOLDED = {
  ...DISTINCT,
  test: (value: unknown) => DISTINCT.test((value as unknown[]).map((tag) => (isText(tag) ? fold(tag) : tag))),
};

export const TAGS: FieldKind = {
  widget: 'tags',
  operators: ['', '_eq_any'],
  map: (owner, field) =>
    Property({ type: new ArrayType(), columnType: 'text[]', defaultRaw: `'{}'` })(owner, field.name),
  constraints: (field) => {
    const { required, most = 20, longest = 40 } = optionsOf(field);
    const tag = [type('string'), limit('minLength', 1), limit('maxLength', longest)];
    const atLeast = required ? [limit('minItems', 1)] : [];
    return [type('array'), ...tag.map(each), DISTINCT_FOLDED, ...atLeast, limit('maxItems', most)];
  },
  normalise: (value) => (Array.isArray(value) ? value.map(written) : (value ?? [])),
  comparable: (value) => (isText(value) ? fold(value) : undefined),
  // The operators of arrays are not leakproof: a function of the database uses the index instead (rest/search.ts).
  filterCondition: (tags, field) => ({
    [raw('[::alias::].id in (select public.vsd_tagged(?, ?, ?::text[]))', [
      optionsOf(field).table,
      snakeCase(field.name),
      tags,
    ])]: [],
  }),
  indexes: (table, { name, options }) => {
    const [column, index] = [snakeCase(name), `${table}_${snakeCase(name)}_index`];
    const expression = `create index "${index}" on "${table}" using gin ("tenant", vsd_tag_keys("${column}"))`;
    return options.filter ? [{ name: index, expression }] : [];
  },
};

/** Words that users choose freely, each once in any case; screens suggest the words that other records have. */
export const Tags =
  (options: TagOptions = {}): PropertyDecorator =>
  (prototype, key) =>
    declare(TAGS, { default: [], ...options, table: snakeCase(prototype.constructor.name) } as TagOptions)(
      prototype,
      key,
    );
