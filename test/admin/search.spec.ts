/// <reference types="jest" />
import type { FieldModel, ResourceModel } from '../../admin/model/resource-model';
import { boundsOf, type PeriodName } from '../../admin/pages/search/model/periods';
import { asDialect, withPeriod } from '../../admin/pages/search/model/search-filter';
import { searchModelOf } from '../../admin/pages/search/model/search-model';
import { searchProviderOf } from '../../admin/pages/search/model/search-provider';

describe('evaluation periods', () => {
  it.each<[PeriodName, string, string, string]>([
    ['THIS_MONTH', '2026-11-20', '2026-11-01', '2026-11-30'],
    ['THIS_MONTH', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['LAST_MONTH', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['THIS_QUARTER', '2026-11-20', '2026-10-01', '2026-12-31'],
    ['LAST_QUARTER', '2026-02-28', '2025-10-01', '2025-12-31'],
    ['THIS_YEAR', '2026-11-20', '2026-01-01', '2026-12-31'],
    ['LAST_YEAR', '2026-11-20', '2025-01-01', '2025-12-31'],
  ])('%s has its calendar bounds on %s', (period, today, from, until) => {
    expect(boundsOf({ period }, today)).toEqual({ from, until });
  });

  it('of one’s own include the last day, and either end may stay open', () => {
    const today = '2026-11-20';
    const own = { period: 'CUSTOMISED', from: '2026-02-01', until: '2026-02-28' } as const;
    expect(boundsOf(own, today)).toEqual({ from: '2026-02-01', until: '2026-02-28' });
    expect(boundsOf({ period: 'CUSTOMISED', until: '2026-12-31' }, today)).toEqual({ until: '2026-12-31' });
    expect(boundsOf({ period: 'CUSTOMISED' }, today)).toEqual({});
  });
});

describe('a search', () => {
  it('says its periods by their first and last day, and leaves all other filters alone', () => {
    const filter = { q: 'pumpe', created: { period: 'THIS_MONTH' }, completed: { period: 'CUSTOMISED' } };
    expect(asDialect(filter, '2026-11-20')).toEqual({
      q: 'pumpe',
      createdAt_gte: '2026-11-01',
      createdAt_lte: '2026-11-30',
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
