/// <reference types="jest" />

import { changedFields, filledFields, isSame } from '../../admin/model/record-diff';
import { cleanAddress, readStartParameters, withoutState } from '../../admin/providers/address';
import { fileNameOf } from '../../admin/providers/files';
import { apiAddress } from '../../admin/providers/http';
import { firstLocale, mergeMessages } from '../../admin/providers/messages';
import { ApiError, errorOf, fieldErrors, StaleError } from '../../admin/providers/problem';
import { SubmissionKeys } from '../../admin/providers/submission-keys';

const texts: Record<string, string> = {
  'errors.DUPLICATE': '%{field} ist bereits vergeben',
  'errors.REQUIRED': 'Pflichtfeld',
  'errors.UNEXPECTED': 'Unerwarteter Fehler (%{code})',
  'errors.STALE': 'Inzwischen von %{name} geändert',
  'resources.text-blocks.fields.name': 'Name',
};
const translate = (key: string, params: Record<string, unknown> = {}) =>
  (texts[key] ?? String(params._ ?? key)).replace(/%\{(\w+)\}/g, (_, name: string) => String(params[name]));

describe('the address of the start', () => {
  it('tells tenant and identity provider, blank ones not', () => {
    expect(readStartParameters('http://x/a?tenant=alpina&sso=entra')).toEqual({ tenant: 'alpina', sso: 'entra' });
    expect(readStartParameters('http://x/a?tenant=%20')).toEqual({ tenant: undefined, sso: undefined });
  });

  it('is left without them and without what a sign-in put into the fragment', () => {
    expect(cleanAddress('http://x/a?tenant=t&sso=s&page=2#state=1&code=2')).toBe('http://x/a?page=2');
    expect(withoutState('/issue#comment-3')).toBe('/issue#comment-3');
  });
});

describe('addresses of the API', () => {
  it('lie under v1 unless they begin with a slash', () => {
    expect(apiAddress('tickets')).toBe('/volta-service-desk/services/v1/tickets');
    expect(apiAddress('/health/ready')).toBe('/volta-service-desk/services/health/ready');
  });

  it('carry lists and objects as JSON, texts as they are, and leave out what is undefined', () => {
    const query = { filter: { state: 'PENDING' }, range: [0, 24], count: 'none', embed: undefined };
    expect(decodeURIComponent(apiAddress('tickets', query))).toBe(
      '/volta-service-desk/services/v1/tickets?filter={"state":"PENDING"}&range=[0,24]&count=none',
    );
  });
});

describe('a refused call', () => {
  it('shows each error on its field, nested as the record is, with the label of the field', () => {
    const errors = [
      { pointer: '/name', code: 'DUPLICATE', params: { field: 'name' } },
      { pointer: '/windows/0/from', code: 'REQUIRED' },
      { pointer: '/custom/a~1b', code: 'REQUIRED' },
    ];
    expect(fieldErrors(errors, translate, 'text-blocks')).toEqual({
      name: 'Name ist bereits vergeben',
      windows: { 0: { from: 'Pflichtfeld' } },
      custom: { 'a/b': 'Pflichtfeld' },
    });
  });

  it('keeps the first of several errors of a field and leaves errors of the whole body to the message', () => {
    const errors = [
      { pointer: '/name', code: 'REQUIRED' },
      { pointer: '/name', code: 'DUPLICATE', params: { field: 'name' } },
    ];
    expect(fieldErrors(errors, translate, 'text-blocks')).toEqual({ name: 'Pflichtfeld' });
    expect(fieldErrors([{ pointer: '', code: 'REQUIRED' }], translate)).toBeUndefined();
  });

  it('with an unknown code says the answer in its own words, else the code', () => {
    expect(errorOf({ code: 'NEW_CODE', title: 'In words' }, 409, translate).message).toBe('In words');
    expect(errorOf({ code: 'NEW_CODE' }, 409, translate).message).toBe('Unerwarteter Fehler (NEW_CODE)');
    expect(errorOf({}, 502, translate).message).toBe('Unerwarteter Fehler (502)');
  });

  it('because of another one’s change carries the record as it is now', () => {
    const problem = {
      code: 'STALE',
      params: { name: 'Anna', changedAt: '2026-11-20' },
      current: { id: '1', version: 4 },
    };
    const error = errorOf(problem, 412, translate);
    expect(error).toBeInstanceOf(StaleError);
    expect(error).toMatchObject({
      message: 'Inzwischen von Anna geändert',
      current: { version: 4 },
      changedBy: 'Anna',
    });
  });
});

describe('what a change sends', () => {
  const before = { id: '1', version: 3, name: 'a', note: null, name2: { de: 'x', fr: null }, custom: { a: 1, b: 2 } };

  it('is only the changed fields, emptied ones as null', () => {
    const after = { ...before, name: '', note: 'new' };
    expect(changedFields(before, after)).toEqual({ name: '', note: 'new' });
    expect(changedFields(before, { ...before, name: undefined })).toEqual({ name: null });
  });

  it('is nothing when only absence was written differently', () => {
    expect(changedFields(before, { ...before, note: '', name2: { de: 'x' } })).toEqual({});
  });

  it('has custom fields by key and never what the server keeps', () => {
    expect(changedFields(before, { ...before, version: 9, custom: { a: 1, b: 3 } })).toEqual({ custom: { b: 3 } });
  });

  it('has no empty values for a new record', () => {
    expect(filledFields({ name: 'a', note: null, flag: false, count: 0 })).toEqual({
      name: 'a',
      flag: false,
      count: 0,
    });
  });

  it('compares lists in their order and objects without', () => {
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  });
});

describe('the key of a submission', () => {
  const fail = (status: number) => () => Promise.reject(new ApiError('', status));

  it('stays for the same body while no answer came, and is renewed after one', async () => {
    const keys = new SubmissionKeys();
    const first = keys.of('tickets', { a: 1 });
    await expect(first.settle(fail(0))).rejects.toThrow();
    const second = keys.of('tickets', { a: 1 });
    expect(second.key).toBe(first.key);
    await second.settle(() => Promise.resolve('created'));
    expect(keys.of('tickets', { a: 1 }).key).not.toBe(first.key);
  });

  it('is renewed after a refusal', async () => {
    const keys = new SubmissionKeys();
    const first = keys.of('tickets', { a: 1 });
    await expect(first.settle(fail(422))).rejects.toThrow();
    expect(keys.of('tickets', { a: 1 }).key).not.toBe(first.key);
  });
});

describe('texts and locales', () => {
  it('are merged key by key, later ones winning', () => {
    const merged = mergeMessages([{ a: { x: 'en', y: 'en' } }, { a: { x: 'de' } }, { b: { z: 'de' } }]);
    expect(merged).toEqual({ a: { x: 'de', y: 'en' }, b: { z: 'de' } });
  });

  it('begin with the own choice, then the profile, then the default', () => {
    const known = { locales: ['de-CH', 'en-CH', 'fr-CH'], defaultLocale: 'de-CH' };
    expect(firstLocale(known, 'fr-CH', 'en-CH')).toBe('fr-CH');
    expect(firstLocale(known, undefined, 'en')).toBe('en-CH');
    expect(firstLocale(known, 'es-ES', null)).toBe('de-CH');
  });
});

describe('the name of a download', () => {
  it.each([
    ['attachment; filename="a.pdf"', 'a.pdf'],
    ['attachment; filename="a.pdf"; filename*=UTF-8\'\'%C3%A4.pdf', 'ä.pdf'],
    [null, undefined],
  ])('of %s is %s', (header, name) => expect(fileNameOf(header)).toBe(name));
});
