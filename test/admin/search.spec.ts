/// <reference types="jest" />
import type { FieldModel, ResourceModel } from '../../admin/model/resource-model';
import { boundsOf } from '../../admin/pages/search/model/periods';
import { asDialect, withPeriod } from '../../admin/pages/search/model/search-filter';
import { searchModelOf } from '../../admin/pages/search/model/search-model';
import { searchProviderOf } from '../../admin/pages/search/model/search-provider';

describe('evaluation periods', () => {
  it('stand in the dialect by their names, of which the API knows the days', () => {
    expect(boundsOf({ period: 'LAST_QUARTER' })).toEqual({ from: '@last_quarter', until: '@last_quarter' });
  });

  it('of one’s own include the last day, and either end may stay open', () => {
    const own = { period: 'CUSTOMISED', from: '2026-02-01', until: '2026-02-28' } as const;
    expect(boundsOf(own)).toEqual({ from: '2026-02-01', until: '2026-02-28' });
    expect(boundsOf({ period: 'CUSTOMISED', until: '2026-12-31' })).toEqual({ until: '2026-12-31' });
    expect(boundsOf({ period: 'CUSTOMISED' })).toEqual({});
  });
});

describe('a search', () => {
  it('says its periods as bounds, and leaves all other filters alone', () => {
    const filter = { q: 'pumpe', created: { period: 'THIS_MONTH' }, completed: { period: 'CUSTOMISED' } };
    expect(asDialect(filter)).toEqual({
      q: 'pumpe',
      createdAt_gte: '@this_month',
      createdAt_lte: '@this_month',
    });
  });

  it('keeps its other filters when a period is set and lifted', () => {
    const set = withPeriod({ q: 'pumpe' }, 'created', { period: 'LAST_YEAR' });
    expect(set).toEqual({ q: 'pumpe', created: { period: 'LAST_YEAR' } });
    expect(withPeriod(set, 'created', undefined)).toEqual({ q: 'pumpe' });
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

  it('shows its own columns, times among them, and filters these by period only', () => {
    const field = (name: string, more: Partial<FieldModel> = {}) =>
      ({ name, list: false, filter: ['_gte', '_lte'], ...more }) as FieldModel;
    const fields = [field('id'), field('createdAt'), field('dueAt'), field('state', { list: true }), field('custom.x')];
    const model = searchModelOf({ route: 'issue', path: 'tickets', fields } as ResourceModel);
    expect(model.route).toBe('issue/search');
    expect(model.fields.map(({ name }) => name)).toEqual(['state', 'createdAt', 'dueAt', 'custom.x']);
    expect(model.fields.filter(({ list }) => list).map(({ name }) => name)).toEqual(['state', 'createdAt', 'dueAt']);
    expect(model.fields.find(({ name }) => name === 'createdAt')?.filter).toEqual([]);
  });
});
