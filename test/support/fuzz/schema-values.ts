import fc from 'fast-check';
import { document } from '../document.js';
import type { Json } from '../records.js';
import { idOf } from './ids.js';

const DAY_MS = 86_400_000;
const LONGEST = 40;
const PLAUSIBLE = [
  'Pumpe',
  'Zürich',
  'Anna Keller',
  'Rohr & Draht',
  'Die Heizung bleibt kalt.',
  '<p>Guten Tag</p>',
  '…',
];

/** A `$ref` into the document, followed. */
export const followed = (schema: Json): Json =>
  schema.$ref ? followed(document.components.schemas[schema.$ref.split('/').at(-1)]) : schema;

/** Values that a schema of the document takes; ids of unknown records are those of `path`. */
export function valuesOf(given: Json, path: string): fc.Arbitrary<unknown> {
  const schema = followed(given);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choice: Json[] | undefined = schema.anyOf ?? schema.oneOf;
  if (choice) return fc.oneof(...choice.map((one) => valuesOf(one, path)));
  const types: string[] = [schema.type ?? 'string'].flat();
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, path)));
}

function valuesOfType(type: string, schema: Json, path: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'array':
      return lists(schema, path);
    case 'object':
      return objects(schema, path);
    default:
      return texts(schema, path);
  }
}

function numbers({ minimum = -1_000, maximum = 1_000_000, multipleOf = 1 }: Json): fc.Arbitrary<number> {
  const scale = Math.round(1 / multipleOf) || 1;
  const [min, max] = [Math.ceil(minimum * scale), Math.floor(Math.min(maximum * scale, Number.MAX_SAFE_INTEGER))];
  const near = fc.integer({ min, max: Math.min(max, min + 50) });
  return fc.oneof(near, fc.integer({ min, max }), fc.constantFrom(min, max)).map((number) => number / scale);
}

function lists({ items = {}, minItems = 0, maxItems = 200, uniqueItems }: Json, path: string) {
  const bounds = { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) };
  const value = valuesOf(items, path);
  if (!uniqueItems) return fc.array(value, bounds);
  return fc.uniqueArray(value, { ...bounds, selector: (one) => JSON.stringify(one) });
}

/** All required properties, and some of the rest. */
function objects({ properties = {}, required = [], additionalProperties }: Json, path: string) {
  const known = Object.entries<Json>(properties).map(
    ([name, property]) => [name, valuesOf(property, path)] as [string, fc.Arbitrary<unknown>],
  );
  const record = fc.record(Object.fromEntries(known), { requiredKeys: required, noNullPrototype: true });
  const some = fc
    .tuple(record, fc.uniqueArray(fc.nat(Math.max(0, known.length - 1)), { maxLength: 6 }))
    .map(([whole, kept]) => {
      const names = kept.map((at) => known[at]?.[0]);
      return Object.fromEntries(
        Object.entries(whole).filter(([name]) => required.includes(name) || names.includes(name)),
      );
    });
  if (!additionalProperties || additionalProperties === true) return some;
  const further = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), valuesOf(additionalProperties, path), {
    maxKeys: 2,
  });
  return fc.tuple(some, further).map(([own, more]) => ({ ...more, ...own }));
}

function texts(schema: Json, path: string): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = LONGEST, 'x-field': hint } = schema;
  if (hint?.reference) return idOf(hint.reference.resource);
  if (format === 'uuid') return idOf(path);
  if (format === 'date') return moments().map((moment) => moment.slice(0, 10));
  if (format === 'date-time') return moments();
  if (format === 'idn-email') return fc.stringMatching(/^[a-zäéñ]{1,12}@[a-zöü]{2,8}\.example$/);
  if (pattern) return patterned(pattern);
  const bounds = { minLength, maxLength: Math.min(maxLength, minLength + LONGEST) };
  const plausible = PLAUSIBLE.filter(({ length }) => length >= minLength && length <= maxLength);
  return fc.oneof(
    ...(plausible.length > 0 ? [fc.constantFrom(...plausible)] : []),
    fc.string({ ...bounds, unit: 'grapheme-ascii' }),
    fc.string({ ...bounds, unit: 'grapheme' }),
  );
}

/** Within two years of today. */
const moments = () =>
  fc.integer({ min: -730 * 24, max: 730 * 24 }).map((hours) => {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    return new Date(today + (hours * DAY_MS) / 24).toISOString();
  });

/** Patterns with look-ahead cannot generate texts: a telephone number stands for them. */
const patterned = (pattern: string) =>
  pattern.includes('(?=') ? fc.constant('+41 44 123 45 67') : fc.stringMatching(new RegExp(pattern), { size: 'small' });
