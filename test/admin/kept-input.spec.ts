/// <reference types="jest" />
import {
  changedNames,
  type InputStore,
  keepInput,
  keptBelow,
  keptInput,
  toKeep,
} from '../../admin/providers/kept-input';

/** A tab's storage, as a browser has it. */
function tab(): InputStore['storage'] {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
const anna = { owner: 'alpina/anna', storage: tab() };
const form = 'tickets/new/';
const typed = toKeep(['title'], { title: 'Pumpe', other: 1 }, { title: null });

describe('unsaved input', () => {
  it('is kept with what the fields held before, and forgotten', () => {
    keepInput(anna, form, typed);
    expect(keptInput(anna, form)).toEqual({ values: { title: 'Pumpe' }, before: { title: null }, files: [] });
    keepInput(anna, form, undefined);
    expect(keptInput(anna, form)).toBeUndefined();
  });

  it('belongs to one user of one tenant, and to one form', () => {
    keepInput(anna, form, typed);
    expect(keptInput({ ...anna, owner: 'alpina/beat' }, form)).toBeUndefined();
    expect(keptInput({ ...anna, owner: 'nordwind/anna' }, form)).toBeUndefined();
    expect(keptInput(anna, 'tickets/other')).toBeUndefined();
  });

  it('is found by what its form begins with', () => {
    keepInput(anna, 'tickets/1/field/customer', typed);
    expect(keptBelow(anna, 'tickets/1/field/')).toEqual(['customer']);
    expect(keptBelow({ ...anna, owner: 'alpina/beat' }, 'tickets/1/field/')).toEqual([]);
  });

  it('keeps each field of the tenant by itself', () => {
    const names = changedNames({ label: { de: true }, custom: { floor: true } });
    expect(names).toEqual(['label', 'custom.floor']);
    expect(toKeep(['custom.floor'], { custom: { floor: 3, colour: 'red' } }, { custom: { floor: 1 } })).toEqual({
      values: { 'custom.floor': 3 },
      before: { 'custom.floor': 1 },
      files: [],
    });
  });

  it('never holds passwords and secrets', () => {
    expect(toKeep(['password', 'clientSecret', 'apiToken'], { password: 'x', clientSecret: 'y' }, {})).toBeUndefined();
  });

  it('names the files that it cannot hold', () => {
    const files = [new File(['%PDF'], 'Offerte.pdf')];
    expect(toKeep(['files'], { files }, {})).toEqual({ values: {}, before: {}, files: ['Offerte.pdf'] });
  });

  it('is nothing where nothing was changed', () => {
    expect(toKeep([], { title: 'Pumpe' }, {})).toBeUndefined();
  });

  it('does without a storage that is denied or spoilt', () => {
    const denied = (): never => {
      throw new Error('denied');
    };
    const closed = { ...anna.storage, getItem: denied, setItem: denied, removeItem: denied, key: denied };
    expect(() => keepInput({ ...anna, storage: closed }, form, typed)).not.toThrow();
    expect(keptInput({ ...anna, storage: closed }, form)).toBeUndefined();
    expect(keptBelow({ ...anna, storage: { ...closed, length: 1 } }, form)).toEqual([]);
    anna.storage.setItem('input:alpina/anna:spoilt', '{');
    expect(keptInput(anna, 'spoilt')).toBeUndefined();
  });
});
