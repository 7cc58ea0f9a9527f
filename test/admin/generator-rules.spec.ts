/// <reference types="jest" />

import { activeFilters, filtersOf, isSameQuery, withFilter } from '../../admin/model/filters';
import { dayAsked, dayFrom, dayText } from '../../admin/model/local-time';
import { mergeFields } from '../../admin/model/merge';
import { formatNumber, parseNumber } from '../../admin/model/number-text';
import { pathOfPointer, valueAt, withValueAt } from '../../admin/model/paths';
import type { FieldModel } from '../../admin/model/resource-model';
import { linesOf, sectionsOf } from '../../admin/model/sections';
import { toResourceModels } from '../../admin/model/to-resource-models';
import { configureTenantLanguage, inLanguage } from '../../admin/model/translated-text';
import { type FieldError, validateField } from '../../admin/model/validate-field';
import { sampleDocument } from './generator-sample-document';

const { fields } = toResourceModels(sampleDocument)[0]!;
const named = (name: string) => fields.find((field) => field.name === name)!;
const plain = (widget: FieldModel['widget'], more: Partial<FieldModel> = {}): FieldModel => ({
  ...named('hologram'),
  widget,
  ...more,
});

describe('validation of a value', () => {
  it.each<[string, FieldModel, unknown, FieldError | undefined]>([
    ['nothing in a mandatory field', named('name'), null, { code: 'REQUIRED' }],
    ['blanks in a mandatory field', named('name'), '   ', { code: 'REQUIRED' }],
    ['rich text without text', plain('richText', { required: true }), '<p></p>', { code: 'REQUIRED' }],
    ['nothing in a voluntary field', named('serial'), '', undefined],
    ['an empty mandatory list', plain('choices', { required: true }), [], { code: 'CHOOSE_ONE' }],
    ['a flag that is off', plain('flag', { required: true }), false, undefined],
    ['a text that is too short', named('name'), 'a', { code: 'MIN_CHARS', params: { n: 2 } }],
    ['a text at its limit', named('name'), 'a'.repeat(40), undefined],
    ['a text above its limit', named('name'), 'a'.repeat(41), { code: 'MAX_CHARS', params: { n: 40 } }],
    ['as many emoji as characters allowed', named('name'), '😀'.repeat(40), undefined],
    ['a wrong pattern', named('serial'), 'ab', { code: 'FORMAT_INVALID' }],
    [
      'a wrong pattern with a message of its own',
      plain('text', { constraints: { pattern: '^[0-9]+$', patternCode: 'POST_CODE_INVALID' } }),
      'x',
      { code: 'POST_CODE_INVALID' },
    ],
    ['a wrong phone number', plain('phone', { constraints: { pattern: '^[0-9]+$' } }), 'x', { code: 'PHONE_INVALID' }],
    ['no e-mail address', plain('email'), 'a@b', { code: 'EMAIL_INVALID' }],
    ['an e-mail address', plain('email'), 'a@b.ch', undefined],
    ['a fraction as integer', plain('integer'), 1.5, { code: 'INTEGER_ONLY' }],
    ['no number', plain('integer'), Number.NaN, { code: 'NUMBER_ONLY' }],
    ['zero where one is the least', plain('integer', { constraints: { minimum: 1 } }), 0, { code: 'POSITIVE_INTEGER' }],
    ['less than the least', named('price'), -0.05, { code: 'MIN_VALUE', params: { min: 0 } }],
    [
      'more than the most',
      plain('money', { constraints: { maximum: 9 } }),
      9.05,
      { code: 'MAX_VALUE', params: { max: 9 } },
    ],
    ...(
      [
        ['quantity', 0.001, 1.2345, { code: 'MAX_DECIMALS', params: { n: 3 } }],
        ['quantity', 0.001, 1.234, undefined],
        ['money', 0.01, 0.1 + 0.2, undefined],
        ['money', 0.01, 1_234_567.89, undefined],
        ['money', 0.01, 12.345, { code: 'MAX_DECIMALS', params: { n: 2 } }],
        ['quantity', 1, 1.5, { code: 'INTEGER_ONLY' }],
      ] as const
    ).map(([widget, multipleOf, value, error]): [string, FieldModel, number, FieldError | undefined] => [
      `${value} in steps of ${multipleOf}`,
      plain(widget, { constraints: { multipleOf } }),
      value,
      error,
    ]),
    ['too few items', plain('choices', { constraints: { minItems: 1 } }), [], undefined],
    ['a date that was not understood', plain('day'), 'Invalid', { code: 'DATE_INVALID' }],
    ['a time beyond midnight', plain('time', { constraints: { pattern: '^[01]' } }), '25:00', { code: 'TIME_INVALID' }],
    ['what is no time', plain('time'), 'noon', { code: 'TIME_INVALID' }],
  ])('judges %s', (_case, field, value, error) => {
    expect(validateField(field, value)).toEqual(error);
  });
});

describe('filters of a list', () => {
  const filters = filtersOf(fields);

  it('offers each field by the operators that the server understands', () => {
    expect(filters.map(({ name, kind, keys }) => [name, kind, keys])).toEqual([
      ['name', 'contains', ['name_contains']],
      ['state', 'anyOf', ['state_eq_any']],
      ['maker', 'anyOf', ['maker_eq_any']],
      ['price', 'range', ['price_gte', 'price_lte']],
      ['active', 'flag', ['active']],
      ['hologram', 'starts', ['hologram_starts']],
      ['lastService', 'range', ['lastService_gte', 'lastService_lte']],
      ['custom.floor', 'range', ['custom.floor_gte', 'custom.floor_lte']],
      ['custom.colour', 'anyOf', ['custom.colour_eq_any']],
    ]);
  });

  it('leaves out a reference whose resource the user may not list', () => {
    expect(filters.map(({ name }) => name)).not.toContain('secretOwner');
  });

  it('counts zero and false as set, nothing and empty lists as not', () => {
    const values = { price_gte: 0, active: false, state_eq_any: [], name_contains: '', q: 'x' };
    expect(activeFilters(filters, values).map(({ name }) => name)).toEqual(['price', 'active']);
  });

  it('replaces one filter and keeps the others', () => {
    const price = filters.find(({ name }) => name === 'price')!;
    expect(withFilter({ q: 'x', price_gte: 1, price_lte: 2 }, price, { price_lte: 5 })).toEqual({
      q: 'x',
      price_lte: 5,
    });
    expect(withFilter({ q: 'x', price_gte: 1 }, price, {})).toEqual({ q: 'x' });
  });

  it('recognises a saved query whatever the order of its keys', () => {
    const sort = { field: 'name', order: 'ASC' };
    expect(isSameQuery({ filter: { a: 1, b: [2] }, sort }, { filter: { b: [2], a: 1 }, sort })).toBe(true);
    expect(isSameQuery({ filter: { a: 1 }, sort }, { filter: { a: 2 }, sort })).toBe(false);
  });
});

describe('the merge of two changes', () => {
  const base = { name: 'Pump', state: 'NEW', serial: 'A', label: { de: 'x' } };
  const merged = (mine: object, theirs: object) => {
    const { taken, conflicts } = mergeFields(fields, base, { ...base, ...mine }, { ...base, ...theirs });
    return {
      taken: taken.map(({ field, value }) => [field.name, value]),
      conflicts: conflicts.map(({ field, ...states }) => [field.name, ...Object.values(states)]),
    };
  };

  it.each([
    ['nothing to do when nobody changed anything', {}, {}, [], []],
    ['what only I changed mine', { name: 'Mine' }, {}, [], []],
    ['what only the other changed theirs', {}, { state: 'USED' }, [['state', 'USED']], []],
    ['both when they changed different fields', { name: 'Mine' }, { state: 'USED' }, [['state', 'USED']], []],
    ['what both changed alike', { name: 'Same' }, { name: 'Same' }, [], []],
    ['a question of what both changed', { name: 'Mine' }, { name: 'Theirs' }, [], [['name', 'Pump', 'Mine', 'Theirs']]],
    [
      'a question of what I emptied and they changed',
      { name: null },
      { name: 'Theirs' },
      [],
      [['name', 'Pump', null, 'Theirs']],
    ],
    ['an emptied field empty', {}, { name: '' }, [['name', '']], []],
    ['absence and emptiness the same', { label: { de: 'x', en: '' } }, { label: { de: 'x', en: null } }, [], []],
    ['fields that cannot be edited alone', {}, { serial: 'B' }, [], []],
  ])('leaves %s', (_what, mine, theirs, taken, conflicts) => {
    expect(merged(mine, theirs)).toEqual({ taken, conflicts });
  });
});

describe('paths', () => {
  it('turns JSON pointers into paths of the form', () => {
    expect(pathOfPointer('/windows/0/from')).toBe('windows.0.from');
    expect(pathOfPointer('/custom/a~1b')).toBe('custom.a/b');
  });

  it('reads and replaces values on nested paths without touching the original', () => {
    const record = { custom: { floor: 1, room: 2 } };
    expect(valueAt(record, 'custom.floor')).toBe(1);
    expect(valueAt(record, 'other.floor')).toBeUndefined();
    expect(withValueAt(record, 'custom.floor', 3)).toEqual({ custom: { floor: 3, room: 2 } });
    expect(record.custom.floor).toBe(1);
  });
});

describe('numbers and times', () => {
  it.each<[string, number | string | null]>([
    ["1'217.50", 1217.5],
    ['1’217,5', 1217.5],
    ['12 000', 12000],
    ['-3', -3],
    ['', null],
    ['12x', '12x'],
    ['1.2.3', '1.2.3'],
  ])('reads the typed number "%s"', (typed, value) => {
    expect(parseNumber(typed)).toBe(value);
  });

  it('writes amounts with two places and never hides a third one', () => {
    expect(formatNumber(1217.5, 2, 'de-CH')).toBe("1'217.50");
    expect(formatNumber(0.125, 2, 'de-CH')).toBe('0.125');
    expect(formatNumber('12x', 2, 'de-CH')).toBe('12x');
    expect(formatNumber(null, 0, 'de-CH')).toBe('');
  });

  it('writes a year that is still being typed with four digits', () => {
    expect(dayText(new Date('0002-01-31T00:00:00'))).toBe('0002-01-31');
  });

  it.each([
    ['2026-03-29', '2026-03-29'],
    // Addresses of earlier days name moments, those of the desk's days among them.
    ['2026-03-28T23:00:00.000Z', '2026-03-29'],
    ['2026-03-29T21:59:59.999Z', '2026-03-29'],
    ['2026-03-29T22:00:00.000Z', '2026-03-30'],
    ['12:30', '12:30'],
  ])('reads the bound %s of a filter as %s', (bound, day) => {
    expect(dayAsked(bound)).toBe(day);
  });

  it('counts days over the ends of months, and from today', () => {
    expect([dayFrom('2028-02-28', 1), dayFrom('2026-03-29', 1), dayFrom('2027-01-01', -1)]).toEqual([
      '2028-02-29',
      '2026-03-30',
      '2026-12-31',
    ]);
    expect(dayFrom(dayAsked('@today-2'), 2)).toBe(dayAsked('@today'));
  });
});

describe('words and groups', () => {
  it('shows a text in the language of the user, else of the tenant, else in the first there is', () => {
    expect(inLanguage({ de: 'Hallo', fr: 'Salut' }, 'fr-CH')).toBe('Salut');
    expect(inLanguage({ de: 'Hallo', it: '' }, 'it-CH')).toBe('Hallo');
    expect(inLanguage({ en: 'Hello' }, 'de-CH')).toBe('Hello');
    configureTenantLanguage('fr-CH');
    expect(inLanguage({ de: 'Hallo', fr: 'Salut' }, 'it-CH')).toBe('Salut');
    expect(inLanguage({ de: 'Hallo', fr: 'Salut' }, 'de-CH')).toBe('Hallo');
    expect(inLanguage({ en: 'Hello', it: 'Ciao' }, 'de-CH')).toBe('Hello');
    configureTenantLanguage(null);
    expect(inLanguage('plain', 'de-CH')).toBe('plain');
    expect(inLanguage(null, 'de-CH')).toBe('');
  });

  it.each([
    ['a field beside the one before it', ['code', 'town>code', 'name'], ['code town', 'name']],
    ['three on one line', ['code', 'town>code', 'canton>town'], ['code town canton']],
    ['a field whose neighbour is not shown', ['name', 'town>code'], ['name', 'town']],
    ['a field that comes first', ['town>code', 'code'], ['town', 'code']],
  ])('puts %s', (_case, given, expected) => {
    const shown = given.map((field) => {
      const [name = '', rowWith] = field.split('>');
      return plain('text', { name, rowWith });
    });
    expect(linesOf(shown).map((line) => line.map(({ name }) => name).join(' '))).toEqual(expected);
  });

  it('groups fields by section in the order of their first field', () => {
    expect(sectionsOf(fields).map(({ name }) => name)).toEqual(['general', undefined, 'money', 'custom']);
  });
});
