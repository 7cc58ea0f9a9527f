/// <reference types="jest" />

import { readFileSync } from 'node:fs';
import { pressKey } from '../../admin/components/shortcuts';
import { rowsBetween, stepFrom, successorOf } from '../../admin/model/cursor';
import type { FilterValues } from '../../admin/model/filters';
import { inTab, isOffered, setQuickViews, unexplained, withQuickView } from '../../admin/model/quick-views';
import { toResourceModels } from '../../admin/model/to-resource-models';
import { asLists, backToView, viewWithin } from '../../admin/model/views';
import { sortedTransitions } from '../../admin/pages/ticket/model/common-transition';
import type { BulkRow } from '../../admin/providers/bulk-requests';
import { type BulkOrder, concernedRows, mergeRows, questionsOf } from '../../admin/providers/bulk-run';
import { BulkRunner } from '../../admin/providers/bulk-runner';
import { chunks } from '../../admin/providers/data-provider';
import { ApiError } from '../../admin/providers/problem';

const tickets = toResourceModels(JSON.parse(readFileSync('openapi/openapi.json', 'utf8'))).find(
  ({ path }) => path === 'tickets',
)!;
const views = {
  tabs: tickets.views.filter(({ as }) => as === 'tab'),
  quick: tickets.views.filter(({ as }) => as === 'quick'),
};
const tab = (name: string) => views.tabs.find((view) => view.name === name)!.filter;
const quick = (name: string) => views.quick.find((view) => view.name === name)!;
const toggled = (values: FilterValues, name: string) => withQuickView(views, values, quick(name));
const setIn = (values: FilterValues) => setQuickViews(views, values).map(({ name }) => name);
const RUNNING = ['IN_WORK', 'IN_CLARIFICATION'];

describe('the tabs of the overview', () => {
  it.each([
    ['new', { state_eq_any: ['PENDING'] }],
    ['new', { state: 'PENDING' }],
    ['active', { state_eq_any: ['IN_WORK'] }],
    ['active', tab('active')],
    ['completed', { state_eq_any: ['CLOSED'], q: 'pumpe' }],
    ['drafts', { state_eq_any: ['DRAFT'] }],
    ['all', { state_eq_any: ['PENDING', 'CLOSED'] }],
    ['all', { state_neq: 'CLOSED' }],
    ['all', {}],
  ])('show under %s what %j asks for', (name, filter) => {
    expect(viewWithin(views.tabs, asLists(filter, tickets))?.name).toBe(name);
  });

  it('get the states of an address as a list', () => {
    expect(asLists({ state_neq: 'CLOSED' }, tickets).state_eq_any).toHaveLength(6);
    expect(asLists({ state_eq_any: ['PENDING'], state_neq: 'CLOSED' }, tickets)).toEqual({ state_eq_any: ['PENDING'] });
    expect(asLists({ responsible: '@me' }, tickets)).toEqual({ responsible: '@me' });
  });

  it('explain no narrower states, which have a chip', () => {
    expect(unexplained(views, { state_eq_any: ['IN_WORK'] })).toEqual({ state_eq_any: ['IN_WORK'] });
    expect(backToView({ state_eq_any: ['IN_WORK'], q: 'x' }, views.tabs[1], ['state_eq_any'])).toEqual({
      ...tab('active'),
      q: 'x',
    });
  });
});

describe('the quick filters', () => {
  it.each<[string, FilterValues, string, FilterValues]>([
    ['nobody', tab('new'), 'unassigned', { ...tab('new'), responsible: [null], executionCompany: [null] }],
    ['overdue among new', tab('new'), 'overdue', { state_eq_any: ['PENDING'], dueAt_lt: '@now' }],
    ['overdue among active', tab('active'), 'overdue', { state_eq_any: RUNNING, dueAt_lt: '@now' }],
    ['overdue among all', {}, 'overdue', { state_eq_any: ['PENDING', ...RUNNING], dueAt_lt: '@now' }],
    ['due today', tab('new'), 'dueToday', { ...tab('new'), dueAt_gt: '@today-1', dueAt_lt: '@today+1' }],
    ['in clarification', tab('active'), 'clarification', { state_eq_any: ['IN_CLARIFICATION'] }],
    ['changed since yesterday', tab('completed'), 'changed', { state_eq_any: ['CLOSED'], updatedAt_gt: '@today-2' }],
    ['mine, lost to nobody', { responsible: '@me' }, 'unassigned', { responsible: [null], executionCompany: [null] }],
  ])('ask for %s', (_what, filter, name, expected) => {
    const set = toggled(filter, name);
    expect(set).toEqual(expected);
    expect([setIn(set), setIn(filter)]).toEqual([[name], []]);
    expect(unexplained(views, set)).toEqual({});
  });

  it.each(views.tabs.flatMap((view) => views.quick.map(({ name }) => [view.name, name])))(
    'lead back to the list of %s when %s is lifted',
    (name, other) => {
      const start = tab(name as string);
      if (!isOffered(views, start, quick(other as string))) return;
      expect(toggled(toggled(start, other as string), other as string)).toEqual(start);
    },
  );

  it('are set side by side, and lifted one by one', () => {
    const both = toggled(toggled(tab('active'), 'overdue'), 'clarification');
    expect(both).toEqual({ state_eq_any: ['IN_CLARIFICATION'], dueAt_lt: '@now' });
    expect(toggled(both, 'clarification').state_eq_any).toEqual(RUNNING);
    expect(toggled(both, 'overdue')).toEqual({ state_eq_any: ['IN_CLARIFICATION'] });
  });

  it('exclude each other where they ask for the same field', () => {
    const today = toggled(toggled(tab('new'), 'overdue'), 'dueToday');
    expect(setIn(today)).toEqual(['dueToday']);
    expect(setIn(toggled(today, 'overdue'))).toEqual(['overdue']);
  });

  it('go along to another tab, and stay behind where they match nothing', () => {
    const overdue = { ...toggled(tab('new'), 'overdue'), q: 'pumpe' };
    const inIts = (name: string) => inTab(views, overdue, views.tabs.find((view) => view.name === name)!);
    expect(inIts('active')).toEqual({ q: 'pumpe', state_eq_any: RUNNING, dueAt_lt: '@now' });
    expect(inIts('completed')).toEqual({ q: 'pumpe', ...tab('completed') });
    expect(setIn(inIts('all'))).toEqual(['overdue']);
    expect(inTab(views, toggled(tab('active'), 'clarification'), views.tabs[4]!)).toEqual({});
  });

  it('are recognised in a link, and offered only where they match something in the tab', () => {
    expect(setIn({ responsible: null, executionCompany: null })).toEqual(['unassigned']);
    expect(setIn({ ...tab('new'), dueAt_lt: '2026-11-20T14:30:00.000Z' })).toEqual(['overdue']);
    const offered = (name: string) =>
      views.quick.filter((view) => isOffered(views, tab(name), view)).map((view) => view.name);
    expect(offered('new')).toEqual(['unassigned', 'overdue', 'dueToday', 'changed']);
    expect(offered('completed')).toEqual(['unassigned', 'changed']);
    expect(offered('active')).toHaveLength(5);
    expect(offered('all')).not.toContain('clarification');
  });
});

describe('the row that keys act on', () => {
  const ids = ['a', 'b', 'c', 'd'];

  it.each<[string | undefined, number, string]>([
    [undefined, 1, 'a'],
    [undefined, -1, 'd'],
    ['a', 1, 'b'],
    ['a', -1, 'a'],
    ['d', 1, 'd'],
    ['gone', 1, 'a'],
  ])('goes from %s by %d to %s', (active, by, expected) => {
    expect(stepFrom(ids, active, by)).toBe(expected);
  });

  it('is none in an empty list', () => {
    expect(stepFrom([], undefined, 1)).toBeUndefined();
  });

  it('hands over to the row that comes to its place', () => {
    expect(successorOf(ids, ['a', 'c', 'd'], 'b')).toBe('c');
    expect(successorOf(ids, ['a', 'b'], 'd')).toBe('b');
    expect(successorOf(ids, ids, 'b')).toBe('b');
    expect(successorOf(ids, ids, undefined)).toBeUndefined();
  });

  it('spans the rows between where it was and where it is', () => {
    expect(rowsBetween(ids, 'c', 'a')).toEqual(['a', 'b', 'c']);
    expect(rowsBetween(ids, undefined, 'b')).toEqual(['b']);
    expect(rowsBetween(ids, 'a', 'gone')).toEqual([]);
  });
});

it('a key that nobody takes is left to the browser', () => {
  expect(pressKey('q')).toBe(false);
});

const row = (id: string, outcome: BulkRow['outcome'], problem: BulkRow['problem'] = null): BulkRow => ({
  id,
  outcome,
  problem,
});
const asking = (id: string) =>
  row(id, 'UNCONFIRMED', { code: 'CONFIRMATION_REQUIRED', params: { codes: ['CLOSE_WITHOUT_INVOICE'] } });

describe('the model of a run', () => {
  it('gathers the questions of its rows', () => {
    expect(questionsOf([row('a', 'DONE'), asking('b'), asking('c')])).toEqual(['CLOSE_WITHOUT_INVOICE']);
  });

  it('puts later results in the place of earlier ones', () => {
    expect(mergeRows([asking('a'), row('b', 'DONE')], [row('a', 'DONE'), row('c', 'DONE')])).toEqual([
      row('a', 'DONE'),
      row('b', 'DONE'),
      row('c', 'DONE'),
    ]);
    expect(chunks([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  });

  it('counts to an undo only changed records', () => {
    const rows = [row('a', 'UNDONE'), row('b', 'REFUSED', { code: 'STALE' }), row('c', 'DONE', { code: 'STALE' })];
    expect(concernedRows({ phase: 'undone', rows }).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(concernedRows({ phase: 'done', rows })).toHaveLength(3);
  });

  it('offers first the transitions of most tickets, then the more likely ones', () => {
    const move = (action: string, ...ready: string[]) =>
      ({ action, ready, tickets: ready, to: 'CLOSED', needs: [], confirm: [], closingStates: [] }) as never;
    const moves = [move('CLOSE', 'a'), move('START', 'a'), move('ASK', 'a', 'b')];
    expect(sortedTransitions(moves).map(({ action }) => action)).toEqual(['ASK', 'START', 'CLOSE']);
  });
});

describe('a run on many records', () => {
  const records = Array.from({ length: 45 }, (_, at) => ({ id: `t${at}`, version: 1, title: `T${at}`, to: `/t${at}` }));
  const order = (count = 45, more: Partial<BulkOrder> = {}): BulkOrder => ({
    path: 'tickets',
    operation: 'update',
    body: { responsible: 'me' } as object,
    records: records.slice(0, count),
    done: 'done',
    reasonOf: ({ code }) => String(code),
    settled: () => undefined,
    ...more,
  });
  type Sent = { path: string; ids: string[]; key: string; confirm?: string[]; responsible?: string };

  function desk(outcomeOf: (id: string, sent: Sent) => BulkRow = (id) => row(id, 'DONE')) {
    const sent: Sent[] = [];
    const runner = new BulkRunner(async (path, sentBody, key) => {
      const { records: asked = [], body } = (sentBody ?? {}) as { records?: { id: string }[]; body?: object };
      const call = { path, ids: asked.map(({ id }) => id), key, ...body };
      sent.push(call);
      const ids = path.endsWith('/reversal') ? (sent[Number(path.split('/')[2])]?.ids ?? []) : call.ids;
      return {
        id: String(sent.length - 1),
        undoUntil: '2026-11-20T12:00:30Z',
        records: ids.map((id) => outcomeOf(id, call)),
      };
    });
    return { runner, sent };
  }

  it('is sent in parts of twenty, shows its progress, and reloads the lists once', async () => {
    const { runner, sent } = desk();
    const seen: number[] = [];
    runner.subscribe(() => seen.push(runner.read()?.rows.length ?? -1));
    let settled = 0;
    const count = () => {
      settled += 1;
    };
    await runner.start(order(45, { settled: count }));
    expect(sent.map(({ path, ids }) => [path, ids.length])).toEqual([20, 20, 5].map((part) => ['tickets/bulk', part]));
    expect(new Set(seen)).toEqual(new Set([0, 20, 40, 45]));
    expect(runner.read()?.phase).toBe('done');
    expect(settled).toBe(1);
  });

  it('is undone part by part, the last one first', async () => {
    const { runner, sent } = desk((id, { path }) => row(id, path.endsWith('/reversal') ? 'UNDONE' : 'DONE'));
    await runner.start(order());
    await runner.undo();
    expect(sent.slice(3).map(({ path }) => path)).toEqual([2, 1, 0].map((id) => `tickets/bulk/${id}/reversal`));
    expect(runner.read()?.phase).toBe('undone');
    expect(new Set(runner.read()?.rows.map(({ outcome }) => outcome))).toEqual(new Set(['UNDONE']));
  });

  it('asks once for all rows with a question, and sends only those again, beside earlier answers', async () => {
    const { runner, sent } = desk((id, { confirm }) =>
      id < 't2' && !confirm?.includes('CLOSE_WITHOUT_INVOICE') ? asking(id) : row(id, 'DONE'),
    );
    await runner.start(order(3, { body: { confirm: ['ASSIGNEE_ABSENT'], responsible: 'me' } as object }));
    expect(runner.read()?.phase).toBe('asking');
    await runner.answer(true);
    const confirm = ['ASSIGNEE_ABSENT', 'CLOSE_WITHOUT_INVOICE'];
    expect(sent[1]).toMatchObject({ ids: ['t0', 't1'], confirm, responsible: 'me' });
    expect(runner.read()).toMatchObject({ phase: 'done', made: [{ id: '0' }, { id: '1' }] });
  });

  it('leaves the records of a declined question as they are', async () => {
    const { runner, sent } = desk((id) => asking(id));
    await runner.start(order(2));
    await runner.answer(false);
    expect(sent).toHaveLength(1);
    expect(runner.read()?.rows.map(({ outcome }) => outcome)).toEqual(['UNCONFIRMED', 'UNCONFIRMED']);
  });

  it('is sent again under the same key without an answer, and keeps the reason of a lasting failure', async () => {
    const keys: string[] = [];
    const runner = new BulkRunner(async (_path, _body, key) => {
      keys.push(key);
      throw new ApiError('Netzwerkfehler', 0, { code: 'NETWORK' });
    });
    await runner.start(order(1));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(runner.read()).toMatchObject({
      phase: 'done',
      made: [],
      rows: [{ id: 't0', outcome: 'REFUSED', problem: { code: 'NETWORK' } }],
    });
  });

  it('is one at a time', async () => {
    const { runner, sent } = desk();
    await Promise.all([runner.start(order()), runner.start(order())]);
    expect(sent).toHaveLength(3);
  });
});
