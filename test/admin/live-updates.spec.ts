/// <reference types="jest" />
import { jest } from '@jest/globals';
import { changedRows, stableRows } from '../../admin/model/stable-rows';
import { mostUrgent, urgencyOf } from '../../admin/providers/live/affected';
import { LiveUpdates } from '../../admin/providers/live/live-updates';
import { type Change, parseMessage, readMessages } from '../../admin/providers/live/messages';

const routes = new Map([
  ['tickets', 'issue'],
  ['activities', 'activities'],
  ['categories', 'masterdata/categories'],
]);
const change = (given: Partial<Change>): Change => ({
  resource: 'tickets',
  id: 't1',
  kind: 'changed',
  version: 2,
  about: 'tickets/t1',
  own: false,
  ...given,
});
const message = change({ resource: 'activities', id: 'a1' });
const presence = change({ resource: 'presence', id: 'p1' });
const category = change({ resource: 'categories', id: 'c1', about: null });

describe('what is asked anew', () => {
  it.each([
    ['the ticket', change({}), ['issue', 'getOne', { id: 't1' }], 'now'],
    ['not another ticket', change({}), ['issue', 'getOne', { id: 't2' }], undefined],
    ['its parts', change({}), ['issue', 'transitions', 't1', 3], 'now'],
    ['not the parts of another', change({}), ['issue', 'transitions', 't2', 3], undefined],
    ['lists of tickets', change({}), ['issue', 'getList', { filter: {} }], 'soon'],
    ['counts of tickets', change({}), ['issue', 'count', { state: 'PENDING' }], 'soon'],
    ['titles of the ticket', change({}), ['issue', 'getMany', { ids: ['t1'] }], 'soon'],
    ['no other titles', change({}), ['issue', 'getMany', { ids: ['t2'] }], undefined],
    ['the dashboard', change({}), ['dashboard', undefined], 'soon'],
    ['the timeline at a message', message, ['issue', 'activities', 't1', 'ALL', 100], 'now'],
    ['the ticket at a message', message, ['issue', 'getOne', { id: 't1' }], 'now'],
    ['no list of tickets at a message', message, ['issue', 'getList', {}], undefined],
    ['the latest activities at a message', message, ['dashboard', undefined], 'soon'],
    ['only who is there when somebody comes', presence, ['issue', 'presence', 't1'], 'now'],
    ['no timeline when somebody comes', presence, ['issue', 'activities', 't1'], undefined],
    ['no ticket when somebody comes', presence, ['issue', 'getOne', { id: 't1' }], undefined],
    ['no dashboard when somebody comes', presence, ['dashboard', undefined], undefined],
    ['who is there only then', change({}), ['issue', 'presence', 't1'], undefined],
    ['lists of master data', category, ['masterdata/categories', 'getList', {}], 'soon'],
    ['nothing of tickets for master data', category, ['issue', 'getList', {}], undefined],
    ['no dashboard for master data', category, ['dashboard', undefined], undefined],
    ['nothing that knows no records', change({}), ['health'], undefined],
  ])('is %s', (_what, given, key, expected) => {
    expect(urgencyOf(key as unknown[], given, routes)).toBe(expected);
  });

  it('is asked for as urgently as the most urgent change wants it', () => {
    const key = ['issue', 'getOne', { id: 't2' }];
    expect(mostUrgent(key, [change({}), change({ id: 't2', about: 'tickets/t2' })], routes)).toBe('now');
    expect(mostUrgent(key, [change({})], routes)).toBeUndefined();
  });
});

describe('a shown list', () => {
  const asked: string[] = [];
  let updates: LiveUpdates;
  const tick = (ms: number) => {
    asked.length = 0;
    jest.advanceTimersByTime(ms);
    return asked.length;
  };
  beforeEach(() => {
    jest.useFakeTimers();
    const list = ['issue', 'getList', {}];
    const invalidateQueries = ({ predicate }: { predicate: (query: { queryKey: unknown[] }) => boolean }) => {
      if (predicate({ queryKey: list })) asked.push('list');
      return Promise.resolve();
    };
    updates = new LiveUpdates(
      { invalidateQueries } as never,
      routes,
      () => undefined,
      async () => false,
    );
  });
  afterEach(() => {
    updates.end();
    jest.useRealTimers();
  });

  it('is reloaded at once for a change of the user', () => {
    updates.onChanges([change({ own: true })]);
    expect(tick(100)).toBe(1);
  });

  it('is reloaded for changes of others within two seconds, and again no sooner than five seconds later', () => {
    updates.onChanges([change({})]);
    updates.onChanges([change({ id: 't2' })]);
    expect(tick(2_100)).toBe(1);
    updates.onChanges([change({})]);
    expect(tick(2_800)).toBe(0);
    expect(tick(4_300)).toBe(1);
  });
});

describe('a list that others change', () => {
  const [a, b, c] = [
    { id: 'a', version: 1 },
    { id: 'b', version: 1 },
    { id: 'c', version: 1 },
  ] as const;
  const newer = { ...b, version: 2 };

  it.each([
    ['is shown as it was read when nobody is among its rows', [a, b], [c, newer, a], false, [c, newer, a], 0],
    ['keeps its places under the hand, with new values', [a, b], [newer, a], true, [a, newer], 0],
    ['lets new rows wait under the hand', [a, b], [c, a, b], true, [a, b], 1],
    ['lets go what has left it', [a, b], [b], true, [b], 0],
    ['is shown as it was read when nothing of it is left', [a], [b, c], true, [b, c], 0],
  ])('%s', (_what, shown, fresh, isInUse, rows, waiting) => {
    expect(stableRows([...shown], [...fresh], isInUse)).toEqual({ rows, waiting });
  });

  it('tells which rows are new or have changed', () => {
    expect(changedRows([a, b], [c, a, newer])).toEqual(['c', 'b']);
  });
});

describe('the stream', () => {
  it('is read message by message, however it is cut into pieces', async () => {
    const text =
      'retry: 1000\n\nevent: changes\nid: 7-1\ndata: [{"resource":"tickets"}]\n\n: alive\nid: 8-1\n\nevent: re';
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += 5) controller.enqueue(bytes.slice(at, at + 5));
        controller.close();
      },
    });
    const messages = [];
    for await (const one of readMessages(body)) messages.push(one);
    expect(messages).toEqual([
      { data: '' },
      { event: 'changes', id: '7-1', data: '[{"resource":"tickets"}]' },
      { id: '8-1', data: '' },
    ]);
  });

  it('takes colons in values and several lines of data', () => {
    expect(parseMessage('event:x\ndata: {"a":1}\ndata: b')).toEqual({ event: 'x', data: '{"a":1}\nb' });
  });
});
