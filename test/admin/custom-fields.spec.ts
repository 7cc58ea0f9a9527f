/// <reference types="jest" />
import { jest } from '@jest/globals';
import { answerable, filtersOf, withFilter } from '../../admin/model/filters';
import { dependenciesOf, isFieldShown, requiredBy } from '../../admin/model/is-field-shown';
import { mergeFields } from '../../admin/model/merge';
import { isCustom, ownTextsOf } from '../../admin/model/own-texts';
import { changedFields } from '../../admin/model/record-diff';
import { linesOf } from '../../admin/model/sections';
import { toResourceModels } from '../../admin/model/to-resource-models';
import { defaultsOf, withValues } from '../../admin/model/written-values';
import { columnsFor } from '../../admin/pages/ticket/list/columns';
import { configureApi } from '../../admin/providers/http';
import { isDescribing } from '../../admin/providers/live/affected';
import { openDocument } from '../../admin/providers/live-document';
import { withOwnTexts } from '../../admin/providers/own-texts';
import { errorOf } from '../../admin/providers/problem';
import { WORKING_ROLES } from '../../openapi/vocabulary';
import { sampleDocument } from './generator-sample-document';

const machine = toResourceModels(sampleDocument)[0]!;
const fields = machine.fields.filter(isCustom).map((field) => ({ ...field, editable: true }));
const [floor, colour] = fields;

/** The texts of a locale file and those of the document, in a language. */
const inLocale = (locale: string) =>
  withOwnTexts(
    {
      translate: (key, options) => (key === 'errors.DUPLICATE' ? `${options.field} ist vergeben` : (options?._ ?? key)),
      changeLocale: () => Promise.resolve(),
      getLocale: () => locale,
    },
    () => ownTextsOf(sampleDocument),
  );

describe('a condition on a field', () => {
  const when = { 'custom.colour_eq_any': ['red'], 'custom.floor_gte': 2 };
  const field = { ...machine.fields[0]!, when, requiredWhen: { 'custom.floor': 3 } };
  it.each([
    ['red', 3, true, true],
    ['red', 2, true, false],
    ['red', '', false, false],
    ['old', 3, false, true],
    [null, null, false, false],
  ])('of colour %s and floor %s shows it: %s, requires it: %s', (own, level, isShown, isRequired) => {
    const values = { custom: { colour: own, floor: level } };
    const { required } = requiredBy({ ...field, required: false }, values, machine.fields);
    expect([isFieldShown(field, values, machine.fields), required]).toEqual([isShown, isRequired]);
  });

  it('watches the named fields alone, and half fields share a line of forms', () => {
    expect(dependenciesOf(field)).toEqual(['custom.colour', 'custom.floor']);
    const [one, two, three] = [floor!, colour!, field].map((each) => ({ ...each, width: 'half' as const }));
    expect(linesOf([one!, two!, field, three!], true).map((line) => line.length)).toEqual([2, 1, 1]);
    expect(linesOf([one!, two!])).toHaveLength(2);
  });
});

describe('a field that the tenant has defined', () => {
  it('is named in the language of the reader, else in German', () => {
    expect(inLocale('fr-CH').translate(floor!.label)).toBe('Étage');
    expect(inLocale('it-CH').translate(floor!.label)).toBe('Stockwerk');
    expect(inLocale('it-CH').translate(`enums.${colour!.choices!.name}.red`)).toBe('Rosso');
    expect(inLocale('en-CH').translate('ra.action.save', { _: 'Save' })).toBe('Save');
  });

  it('is named in what the server refuses, which stands on its input', () => {
    const { translate } = inLocale('de-CH');
    const errors = [{ pointer: '/custom/floor', code: 'DUPLICATE', params: { field: 'custom.floor' } }];
    const { body } = errorOf({ code: 'INVALID', errors }, 422, translate, 'machines');
    expect(body.errors).toEqual({ custom: { floor: 'Stockwerk ist vergeben' } });
  });

  it('starts with its default and is written alone', () => {
    expect(defaultsOf(fields)).toEqual({ custom: { floor: 0 } });
    const before = { id: '1', custom: { floor: 1, colour: 'red', other: 'x' } };
    const after = withValues(before, fields, { custom: { floor: 2, colour: 'red' } });
    expect(after.custom).toEqual({ floor: 2, colour: 'red', other: 'x' });
    expect(changedFields(before, after)).toEqual({ custom: { floor: 2 } });
    expect(changedFields(before, withValues(before, fields, { custom: { floor: null, colour: 'red' } }))).toEqual({
      custom: { floor: null },
    });
  });

  it('is merged by itself when two have changed the record', () => {
    const base = { custom: { floor: 1, colour: 'red' } };
    const merge = mergeFields(
      fields,
      base,
      { custom: { floor: 2, colour: 'red' } },
      { custom: { floor: 1, colour: null } },
    );
    expect(merge.conflicts).toEqual([]);
    expect(merge.taken.map(({ field, value }) => [field.name, value])).toEqual([['custom.colour', null]]);
  });

  it('is filtered under its dotted name, until it can no longer be filtered by', () => {
    const [filter] = filtersOf(fields);
    const values = withFilter({ q: 'a', state_neq: 'NEW' }, filter!, { 'custom.floor_gte': 3 });
    expect(values).toEqual({ q: 'a', state_neq: 'NEW', 'custom.floor_gte': 3 });
    expect(answerable(values, fields)).toEqual(values);
    expect(answerable({ ...values, 'custom.gone': 'x', 'custom.floor_contains': '3' }, fields)).toEqual(values);
    expect(answerable(values, [])).toEqual({ q: 'a', state_neq: 'NEW' });
  });

  it('is a column for everybody to whom the document shows it', () => {
    for (const role of WORKING_ROLES) {
      expect(columnsFor({ ...machine, fields }, role).map(({ name }) => name)).toEqual(['custom.floor']);
    }
  });
});

describe('the document', () => {
  const answers = jest.fn<typeof fetch>();
  const answer = (floor: object, etag: string) => {
    const custom = { properties: { floor } };
    const schemas = { Machine: { ...sampleDocument.components!.schemas!.Machine, properties: { custom } } };
    answers.mockResolvedValueOnce(new Response(JSON.stringify({ components: { schemas } }), { headers: { etag } }));
  };
  const field = (de: string) => ({ type: 'string', 'x-field': { labels: { de }, widget: 'text', list: true } });

  beforeEach(() => {
    answers.mockReset();
    Object.assign(globalThis, { fetch: answers, document: { documentElement: { lang: 'de-CH' } } });
    const token = () => Promise.resolve('token');
    configureApi({ token, renew: token, translate: (key) => key });
  });

  it('is asked for anew when a definition has changed, and for nothing else', () => {
    const change = { id: '1', kind: 'created', version: 1, about: null, own: false } as const;
    expect(isDescribing({ ...change, resource: 'custom-fields' })).toBe(true);
    expect(isDescribing({ ...change, resource: 'categories' })).toBe(false);
  });

  it('brings a new field to those who listen, and does not stir them when it is the same', async () => {
    answer(field('Etage'), '"1"');
    const live = await openDocument();
    const heard = jest.fn();
    live.subscribe(heard);
    answer(field('Etage'), '"1"');
    expect(await live.refresh()).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    const before = live.current();
    answer(field('Stockwerk'), '"2"');
    expect(await live.refresh()).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(live.current()).not.toBe(before);
    expect(live.current().texts.get('resources.machines.fields.custom.floor')).toEqual({ de: 'Stockwerk' });
  });

  it('stays as it was when it cannot be had, and is asked for the next time', async () => {
    answer(field('Etage'), '"1"');
    const live = await openDocument();
    const before = live.current();
    answers.mockResolvedValueOnce(new Response('{}', { status: 503 }));
    await expect(live.refresh()).rejects.toThrow();
    expect(live.current()).toBe(before);
    answer(field('Stockwerk'), '"2"');
    expect(await live.refresh()).toBe(true);
  });
});
