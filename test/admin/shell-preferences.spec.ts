/// <reference types="jest" />
/// <reference types="node" />
import { jest } from '@jest/globals';
import { createPreferenceStore } from '../../admin/providers/preference-store';

/** The part of the browser's storage that the store uses. */
class MemoryStorage {
  readonly #values = new Map<string, string>();
  get length() {
    return this.#values.size;
  }
  key = (at: number) => [...this.#values.keys()][at] ?? null;
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, value);
  removeItem = (key: string) => void this.#values.delete(key);
}

const send = jest.fn<(changes: Record<string, unknown>) => Promise<unknown>>();
const opened: { flush(): void }[] = [];

function open(preferences: Record<string, unknown> = {}, owner = 'alpina/anna') {
  const store = createPreferenceStore({ owner, preferences, send });
  opened.push(store);
  return store;
}

afterEach(() => {
  for (const store of opened.splice(0)) store.flush();
});

beforeEach(() => {
  Object.assign(globalThis, { localStorage: new MemoryStorage() });
  send.mockReset().mockResolvedValue({});
});

describe('the store of preferences', () => {
  it('begins with what the server keeps and falls back to the default', () => {
    const store = open({ 'tickets.columns': ['state'] });
    expect(store.getItem('tickets.columns', [])).toEqual(['state']);
    expect(store.getItem('theme', 'light')).toBe('light');
  });

  it('sends gathered changes once, a removed key as null', () => {
    const store = open({ old: 1 });
    store.setItem('theme', 'dark');
    store.setItem('theme', 'system');
    store.removeItem('old');
    store.flush();
    store.flush();
    expect(send.mock.calls).toEqual([[{ theme: 'system', old: null }]]);
  });

  it('sends again what could not be sent, unless it has changed since', async () => {
    const store = open();
    send.mockRejectedValueOnce(new Error('offline'));
    store.setItem('theme', 'dark');
    store.setItem('a', 1);
    store.flush();
    await new Promise((settled) => setImmediate(settled));
    store.setItem('a', 2);
    store.flush();
    expect(send).toHaveBeenLastCalledWith({ theme: 'dark', a: 2 });
  });

  it('sends at the next start what was not sent before the browser was closed', () => {
    localStorage.setItem('alpina/anna~unsent', JSON.stringify({ theme: 'dark', old: null }));
    const store = open({ theme: 'light', old: 1 });
    expect(store.listItems?.()).toEqual({ theme: 'dark' });
    store.flush();
    expect(send).toHaveBeenLastCalledWith({ theme: 'dark', old: null });
  });

  it('remembers nothing as unsent once it was sent', async () => {
    const store = open();
    store.setItem('theme', 'dark');
    expect(localStorage.getItem('alpina/anna~unsent')).toBe('{"theme":"dark"}');
    store.flush();
    await new Promise((settled) => setImmediate(settled));
    expect(localStorage.getItem('alpina/anna~unsent')).toBeNull();
  });

  it('keeps the page and the selection of a list in this browser only', () => {
    const store = open();
    store.setItem('tickets.listParams', { page: 2 });
    store.setItem('tickets.selectedIds', ['1']);
    store.flush();
    expect(send).not.toHaveBeenCalled();
    expect(open().getItem('tickets.listParams')).toEqual({ page: 2 });
  });

  it('tells users of one browser apart', () => {
    open({}, 'alpina/anna').setItem('tickets.listParams', { page: 2 });
    expect(open({}, 'nordwind/anna').getItem('tickets.listParams')).toBeUndefined();
  });

  it.each([
    ['only my tickets', 'issue.onlyMine', true],
    ['groups among new tickets', 'issue.assignmentGroups.new', ['g1']],
    ['groups among active tickets', 'issue.assignmentGroups.active', ['g1', 'g2']],
    ['groups among completed tickets', 'issue.assignmentGroups.completed', []],
    ['columns of the table', 'issue.datatable', ['priority']],
    ['saved queries', 'issue.savedQueries', [{ label: 'Pumpen', value: { filter: { q: 'pumpe' } } }]],
  ])('keeps %s for the user, in the browser and on the server, and shows nobody else', (_what, key, value) => {
    const anna = open({}, 'alpina/anna');
    anna.setItem(key, value);
    anna.flush();
    expect(send).toHaveBeenLastCalledWith({ [key]: value });
    expect(localStorage.getItem(`alpina/anna:${key}`)).toBe(JSON.stringify(value));
    for (const other of ['alpina/beat', 'nordwind/anna', 'alpina/ann', 'alpina/anna:issue']) {
      expect(open({}, other).getItem(key)).toBeUndefined();
    }
    expect(open({}, 'alpina/anna').getItem(key)).toEqual(value);
  });

  it('sends what one user left unsent never in the name of another', async () => {
    send.mockRejectedValue(new Error('offline'));
    const anna = open({}, 'alpina/anna');
    anna.setItem('issue.onlyMine', true);
    anna.flush();
    await new Promise((settled) => setImmediate(settled));
    send.mockReset().mockResolvedValue({});
    const beat = open({}, 'alpina/beat');
    beat.flush();
    expect(send).not.toHaveBeenCalled();
    expect(beat.getItem('issue.onlyMine')).toBeUndefined();
  });

  it('keeps the locale under its own key, without the user', () => {
    open().setItem('locale', 'fr-CH');
    expect(localStorage.getItem('locale')).toBe('fr-CH');
    expect(open({}, 'alpina/beat').getItem('locale')).toBe('fr-CH');
  });

  it('tells those who listen to a key, until they stop', () => {
    const store = open();
    const heard: unknown[] = [];
    const stop = store.subscribe('theme', (value) => heard.push(value));
    store.setItem('theme', 'dark');
    store.setItem('other', 1);
    stop();
    store.setItem('theme', 'light');
    expect(heard).toEqual(['dark']);
  });

  it('removes keys by their beginning', () => {
    const store = open({ 'a.x': 1, 'a.y': 2, b: 3 });
    store.removeItems('a.');
    expect(store.listItems?.()).toEqual({ b: 3 });
  });
});
