/// <reference types="jest" />
import { colourOf, greatestOf, spokenOf } from '../../admin/components/charts/chart';
import { chartData } from '../../admin/pages/search/figures/chart-data';
import { type FigureAnswer, figureQuery, listAddress, startOf } from '../../admin/pages/search/figures/figure';
import { asDialect } from '../../admin/pages/search/model/search-filter';

const choice = { name: 'created', by: ['month', 'type'], as: 'line', compare: true } as const;
const shown = { ...choice, by: [...choice.by] };

describe('the question of a figure', () => {
  it('names the period of its own moment, so that it is compared, and narrows by all else', () => {
    const filter = { created: { period: 'LAST_YEAR' }, completed: { period: 'THIS_MONTH' }, q: 'pumpe', figure: shown };
    expect(figureQuery(filter, shown, 'createdAt')).toEqual({
      filter: { q: 'pumpe', closedAt_gte: '@this_month', closedAt_lte: '@this_month' },
      by: 'month,type',
      period: 'LAST_YEAR',
      compare: 'true',
    });
  });

  it('compares nothing where the period has an open end, or the figure tells how it stands now', () => {
    const open = { created: { period: 'CUSTOMISED', from: '2026-02-01' } };
    const narrowed = { filter: { createdAt_gte: '2026-02-01' }, by: 'month,type' };
    expect(figureQuery(open, shown, 'createdAt')).toEqual(narrowed);
    expect(figureQuery({ created: { period: 'THIS_YEAR' } }, shown, null)).not.toHaveProperty('period');
  });

  it('leaves no trace in what the list of the search asks', () => {
    expect(asDialect({ q: 'pumpe', figure: shown })).toEqual({ q: 'pumpe' });
  });
});

describe('the address behind a number', () => {
  const filterOf = (address: string) => JSON.parse(new URLSearchParams(address.split('?')[1]).get('filter') ?? '');

  it('shows days as a period of the page, which can be seen and lifted there', () => {
    const address = listAddress({ state_eq_any: ['CLOSED'], closedAt_gte: '2026-11-01', closedAt_lte: '2026-11-30' });
    expect(address.startsWith('/issue/search?')).toBe(true);
    const completed = { period: 'CUSTOMISED', from: '2026-11-01', until: '2026-11-30' };
    expect(filterOf(address)).toEqual({ state_eq_any: ['CLOSED'], completed });
    expect(asDialect(filterOf(address))).toEqual({
      state_eq_any: ['CLOSED'],
      closedAt_gte: '2026-11-01',
      closedAt_lte: '2026-11-30',
    });
  });

  it('shows the name of a period as that period', () => {
    const address = listAddress({ closedAt_gte: '@last_year', closedAt_lte: '@last_year', dueAt_gte: '@today-90' });
    expect(filterOf(address)).toEqual({ completed: { period: 'LAST_YEAR' }, dueAt_gte: '@today-90' });
  });

  it('leaves moments as they are', () => {
    const filter = { createdAt_gte: '2026-11-01T08:00:00Z', dueAt_lt: '2026-11-20T08:00:00Z' };
    expect(filterOf(listAddress(filter))).toEqual(filter);
  });
});

describe('a chart of a figure', () => {
  const cell = (keys: (string | null)[], value: number | null, before: number | null = null) => ({
    keys,
    count: 1,
    values: [value],
    before: before === null ? null : { count: 1, values: [before] },
    filter: { priority_eq_any: keys },
  });
  const answer = {
    name: 'created',
    unit: 'tickets',
    measures: ['count'],
    axes: [
      { name: 'priority', kind: 'choice', values: ['LOW', 'HIGH', null].map((value) => ({ value, title: null })) },
    ],
    cells: [cell(['HIGH'], 3, 9), cell(['LOW'], 4), cell([null], null)],
  } as unknown as FigureAnswer;
  const words = {
    value: (_axis: unknown, { value }: { value: string | null }) => value ?? 'none',
    number: (_unit: unknown, value: number | null | undefined) => `${value} tickets`,
    measure: (name: string) => name,
  };
  const data = chartData(answer, 'Created', words);

  it('has the places of its axis in their order, and no mark where there is no number', () => {
    expect(data.places.map(({ label, marks }) => [label, marks[0]?.value])).toEqual([
      ['LOW', 4],
      ['HIGH', 3],
      ['none', undefined],
    ]);
  });

  it('gives a state the colour of its chip, as a place and as a series, and other values none of their own', () => {
    const states = { name: 'state', kind: 'choice', values: [{ value: 'PENDING', title: null }] };
    const byState = { ...answer, axes: [states], cells: [cell(['PENDING'], 1)] } as unknown as FigureAnswer;
    expect(chartData(byState, '', words).places[0]?.colour).toBe('state.PENDING.text');
    const series = { ...answer, axes: [...answer.axes, states], cells: [] } as unknown as FigureAnswer;
    expect(colourOf(chartData(series, '', words), 0)).toBe('state.PENDING.text');
    expect(data.places[0]?.colour).toBeUndefined();
    expect(colourOf(data, 0)).toBe('primary.main');
  });

  it('leaves room for what was before, and says each mark in words', () => {
    expect(greatestOf(data)).toBe(9);
    expect(spokenOf(data, data.places[1] as never, 0)).toBe('HIGH, 3 tickets');
  });

  it('begins as the figure is read best', () => {
    const declared = { name: 'created', unit: 'tickets', measures: ['count'], dimensions: [] } as const;
    expect(startOf({ ...declared, moment: 'createdAt', by: ['month'] } as never).as).toBe('line');
    expect(startOf({ ...declared, moment: null, by: ['state', 'age'] } as never).as).toBe('heat');
    expect(startOf({ ...declared, moment: null, by: ['responsible'] } as never).as).toBe('bar');
  });
});
