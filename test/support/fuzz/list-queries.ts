import fc from 'fast-check';
import type { AccessOperation } from '../access-operations.js';
import { document } from '../document.js';
import type { Json } from '../records.js';
import { followed, valuesOf } from './schema-values.js';

const fieldsOf = (operation: AccessOperation): [string, Json][] => {
  const declared: Json = document.paths[`/${operation.address}`][operation.method];
  const answer = declared.responses['200']?.content?.['application/json']?.schema;
  const name = (answer?.items?.$ref ?? answer?.$ref ?? '').split('/').at(-1);
  return Object.entries<Json>(document.components.schemas[name]?.properties ?? {});
};

const asText = (values: fc.Arbitrary<unknown>) => values.map((value) => JSON.stringify(value));

/** Values of a parameter of the query: by the dialect of lists, else by its schema. */
export function queriesOf(operation: AccessOperation, { name, schema }: Json): fc.Arbitrary<unknown> {
  const fields = fieldsOf(operation);
  if (name === 'filter') return asText(filters(fields, operation));
  if (name === 'filters') return asText(fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), filters(fields, operation)));
  if (name === 'sort' && !followed(schema).enum) return asText(sorts(fields));
  if (name === 'range') return asText(ranges());
  if (name === 'embed') return asText(embeds(fields));
  if (name === 'after') return cursors();
  return valuesOf(schema, operation.resource ?? 'tickets');
}

function filters(fields: [string, Json][], { resource }: AccessOperation): fc.Arbitrary<Json> {
  const conditions = fields.flatMap(([name, { 'x-field': hint, ...schema }]) =>
    ((hint?.filter ?? []) as string[]).map((operator) => {
      const one = valuesOf({ ...schema, 'x-field': hint }, resource ?? 'tickets');
      const value = operator === '_eq_any' ? fc.array(one, { maxLength: 4 }) : one;
      return fc.tuple(fc.constant(`${name}${operator}`), value);
    }),
  );
  const any = fc.tuple(
    fc.constantFrom('q', 'id', 'colour', 'createdAt_gte', 'custom.x'),
    fc.constantFrom('Pumpe', '%', '', 7),
  );
  return fc
    .array(fc.oneof({ weight: 8, arbitrary: fc.oneof(any, ...conditions) }, { weight: 1, arbitrary: any }), {
      maxLength: 3,
    })
    .map((all) => Object.fromEntries(all));
}

const sorts = (fields: [string, Json][]) =>
  fc.tuple(
    fc.constantFrom('createdAt', 'id', ...fields.map(([name]) => name)),
    fc.oneof({ weight: 8, arbitrary: fc.constantFrom('ASC', 'DESC') }, { weight: 1, arbitrary: fc.constant('UP') }),
  );

const ranges = () =>
  fc.oneof(
    fc.tuple(fc.nat(30), fc.nat(200)).map(([first, more]) => [first, first + more]),
    fc.constantFrom<unknown>(
      [0, 0],
      [1_000_000, 1_000_001],
      [5, 1],
      [-1, 5],
      [0, 1e9],
      null,
      {},
      [0],
      ['0', '5'],
      [0.5, 1],
    ),
  );

const embeds = (fields: [string, Json][]) => {
  const references = fields.filter(([, property]) => property['x-field']?.reference).map(([name]) => name);
  return fc.uniqueArray(fc.constantFrom('id', ...references, ...references, ...references), { maxLength: 4 });
};

const cursors = () =>
  fc
    .constantFrom<unknown>(
      'x',
      null,
      [],
      ['createdAt', true, '2026-11-22T00:00:00.000Z', '0191a0b0-0000-7000-8000-00000000dead'],
      ['createdAt', true, { $ne: 1 }, 'x'],
      ['id', false, 'a\u0000', 'x'],
    )
    .map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));
