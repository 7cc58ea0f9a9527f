/// <reference types="jest" />

import { type Bounds, boundsOf, type PeriodName, periodBetween } from '../../admin/model/periods';
import type { FieldModel, ResourceModel } from '../../admin/model/resource-model';
import { toPresent } from '../../admin/pages/search/model/search-filter';
import { searchModelOf } from '../../admin/pages/search/model/search-model';
import { searchProviderOf } from '../../admin/pages/search/model/search-provider';

describe('an evaluation period', () => {
  it.each<[PeriodName | undefined, Bounds]>([
    ['LAST_QUARTER', { from: '@last_quarter', until: '@last_quarter' }],
    ['CUSTOMISED', { from: '2026-02-01', until: '2026-02-28' }],
    ['CUSTOMISED', { until: '@today-90' }],
    ['CUSTOMISED', { from: '2026-02-01', until: '2026-02-01' }],
    [undefined, {}],
  ])('%s stands between the bounds %j', (name, bounds) => {
    expect(periodBetween(bounds)).toBe(name);
    if (name === 'LAST_QUARTER') expect(boundsOf(name)).toEqual(bounds);
  });
});

describe('a search', () => {
  it('has bounds in place of the names of periods that older addresses hold', () => {
    const older = { q: 'pumpe', created: { period: 'THIS_MONTH' }, due: { period: 'CUSTOMISED', until: '2026-12-31' } };
    const present = {
      q: 'pumpe',
      createdAt_gte: '@this_month',
      createdAt_lte: '@this_month',
      dueAt_lte: '2026-12-31',
    };
    expect(toPresent({ ...older, completed: { period: 'CUSTOMISED' } })).toEqual(present);
    expect(toPresent(present)).toBe(present);
  });

  it('asks the tickets in the dialect, and all other resources as they are', async () => {
    const calls: unknown[][] = [];
    const getList = (...call: unknown[]) => {
      calls.push(call);
      return Promise.resolve({ data: [], total: 0 });
    };
    const provider = searchProviderOf({ getList } as never);
    await provider.getList('issue/search', { filter: { completed: { period: 'CUSTOMISED', from: '2026-02-01' } } });
    await provider.getList('customer', { filter: { completed: 'kept' } });
    expect(calls).toEqual([
      ['issue', { filter: { closedAt_gte: '2026-02-01' } }],
      ['customer', { filter: { completed: 'kept' } }],
    ]);
  });

  it('shows its own columns, times among them, without tabs and actions', () => {
    const field = (name: string, more: Partial<FieldModel> = {}) => ({ name, list: false, ...more }) as FieldModel;
    const fields = [field('id'), field('createdAt'), field('dueAt'), field('state', { list: true }), field('custom.x')];
    const views = [{ as: 'tab' }, { as: 'quick', name: 'overdue' }] as ResourceModel['views'];
    const model = searchModelOf({ route: 'issue', path: 'tickets', fields, views, can: { create: true } } as never);
    expect(model).toMatchObject({ route: 'issue/search', actions: [], bulk: [], can: { create: false } });
    expect(model.views).toEqual(views.slice(1));
    expect(model.fields.map(({ name }) => name)).toEqual(['state', 'createdAt', 'dueAt', 'custom.x']);
    expect(model.fields.filter(({ list }) => list).map(({ name }) => name)).toEqual(['state', 'createdAt', 'dueAt']);
  });
});
