import { getMetadataStorage } from 'class-validator';
import type { CustomDefinition } from '../../api/platform/fields/definition.js';
import { Problem } from '../../api/platform/http/problem.js';
import { validBody } from '../../api/platform/resource/body.js';
import { customField, refusalOf } from '../../api/platform/resource/custom-field.js';
import { fieldsOf, schemaOf } from '../../api/platform/resource/field.js';
import {
  Choice,
  Choices,
  Day,
  Flag,
  Integer,
  LongText,
  Money,
  Quantity,
  Reference,
  Text,
} from '../../api/platform/resource/index.js';
import { buildBody } from '../../api/platform/resource/shape.js';
import { plainDefinition } from '../support/slot-fields.js';
import { workOf } from '../support/work.js';

const OPTIONS = ['A', 'B', 'C'].map((value) => ({ value, label: { de: value }, active: true }));
const VALUES = OPTIONS.map(({ value }) => value);
const NUMBERS = { min: 2, max: 9 };

type Pair = readonly [what: string, declared: PropertyDecorator, definition: Partial<CustomDefinition>];

/** A declared field and a custom field with the same rules for their values. */
const PAIRS: readonly Pair[] = [
  ['a text', Text({ min: 2, max: 4, pattern: /^[^b]/ }), { kind: 'TEXT', minimum: 2, maximum: 4, pattern: '^[^b]' }],
  ['a long text', LongText({ min: 1, max: 30 }), { kind: 'LONG_TEXT', maximum: 30 }],
  ['a whole number', Integer(NUMBERS), { kind: 'NUMBER', minimum: 2, maximum: 9 }],
  ['a quantity', Quantity(NUMBERS), { kind: 'NUMBER', decimals: 3, minimum: 2, maximum: 9 }],
  ['an amount', Money({ min: 1, max: 9 }), { kind: 'MONEY', minimum: 1, maximum: 9 }],
  ['a day', Day(), { kind: 'DATE' }],
  ['a flag', Flag({ required: true }), { kind: 'FLAG' }],
  ['a choice', Choice(VALUES, { name: 'x' }), { kind: 'CHOICE', options: OPTIONS }],
  [
    'several choices',
    Choices(VALUES, { name: 'x', required: true }),
    { kind: 'CHOICES', options: OPTIONS, maximum: 200 },
  ],
  ['a reference', Reference(() => null as never), { kind: 'USER' }],
];

/** Values that break one rule at most, for every kind of field. */
const SENT: readonly unknown[] = [
  ...['a', 'ab', 'abcd', 'abcde', 'bb', '❤️❤', '\u{1F600}'.repeat(31), 'x'.repeat(31)],
  ...[0, 1, 2, 9, 10, -1, 1.5, 2.001, 2.0001, 0.1 + 2.2, 2.0000001, true, false],
  ...['A', 'D', ['A'], ['A', 'B'], ['A', 'A'], ['D'], [7], {}, { a: 1 }],
  ...['2026-02-28', '2026-02-30', '01a1f7c7-0000-7000-8000-000000000000', '00000000-0000-0000-0000-00000000000x'],
];

function declaredField(declared: PropertyDecorator) {
  class Declared {}
  declared(Declared.prototype, 'value');
  const fields = fieldsOf(Declared);
  return { fields, field: fields[0] as (typeof fields)[number], body: buildBody('Declared', fields, 'create') };
}

async function refusalOfDeclared({ body, fields }: ReturnType<typeof declaredField>, value: unknown) {
  const error: unknown = await validBody(body, fields, { value }).catch((thrown: unknown) => thrown);
  return error instanceof Problem ? error.errors?.map(({ code, params = {} }) => [code, params]) : [];
}

describe('one catalogue of kinds of fields', () => {
  it.each(PAIRS)('asks of %s the same, whoever has defined it', async (_what, declared, definition) => {
    const known = declaredField(declared);
    const own = customField({ ...plainDefinition, ...definition }, []);
    const schema = schemaOf(own);
    // Lists of one's own are limited by the number of options that one may have.
    expect({ maxItems: schema.maxItems, ...schemaOf(known.field) }).toEqual({ maxItems: undefined, ...schema });
    for (const value of SENT) {
      const refusal = refusalOf(own, value);
      const refused = refusal ? [[refusal.code, refusal.params ?? {}]] : [];
      expect({ value, refused }).toEqual({ value, refused: await refusalOfDeclared(known, value) });
    }
  });
});

describe('what a tenant asks of its own fields', () => {
  /** Everything that class-validator keeps for as long as the process runs. */
  const kept = () =>
    Object.values(getMetadataStorage())
      .filter((one) => one instanceof Map)
      .reduce((sum, rules: Map<unknown, unknown[]>) => sum + [...rules.values()].flat().length, 0);

  it('leaves nothing behind in the process, however often it is changed', () => {
    const before = kept();
    expect(before).toBeGreaterThan(50);
    for (let maximum = 1; maximum <= 10_000; maximum += 1) {
      const field = customField({ ...plainDefinition, kind: 'NUMBER', maximum }, []);
      expect(refusalOf(field, maximum + 1)?.code).toBe('MAX_VALUE');
    }
    expect(kept()).toBe(before);
  });

  it('is matched against its pattern only where the text is not too long for it', () => {
    const field = customField({ ...plainDefinition, maximum: 20, pattern: '^(a+)+$' }, []);
    const long = `${'a'.repeat(4_000_000)}b`;
    expect(workOf(() => refusalOf(field, long))).toBeLessThan(100);
    expect([refusalOf(field, long)?.code, refusalOf(field, 'aab')?.code, refusalOf(field, 'aa')]).toEqual([
      'MAX_CHARS',
      'FORMAT_INVALID',
      undefined,
    ]);
  });
});
