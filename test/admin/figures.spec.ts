/// <reference types="jest" />
import { colourOf, greatestOf, spokenOf } from '../../admin/components/charts/chart';
import { chartData } from '../../admin/pages/search/figures/chart-data';
import { type FigureAnswer, figureQuery, startOf } from '../../admin/pages/search/figures/figure';
import { toFilter } from '../../admin/pages/search/model/search-filter';

const choice = { name: 'created', by: ['month', 'type'], as: 'line', compare: true } as const;
const shown = { ...choice, by: [...choice.by] };

describe('the query of a figure', () => {
  const lastYear = { createdAt_gte: '@last_year', createdAt_lte: '@last_year' };
  const closed = { closedAt_gte: '@this_month', closedAt_lte: '@this_month' };

  it('names the period of its own moment, so that it is compared, and narrows by all other filters', () => {
    const filter = { ...lastYear, ...closed, q: 'pumpe', figure: shown };
    const rest = { by: 'month,type', compare: 'true' };
    expect(figureQuery(filter, shown, 'createdAt')).toEqual({
      filter: { q: 'pumpe', ...closed },
      period: 'LAST_YEAR',
      ...rest,
    });
    const days = { createdAt_gte: '2026-02-01', createdAt_lte: '2026-02-28' };
    const period = { period: 'CUSTOMISED', from: '2026-02-01', until: '2026-02-28' };
    expect(figureQuery(days, shown, 'createdAt')).toEqual({ filter: {}, ...period, ...rest });
  });

  it('compares nothing where the period has an open end, is of moments, or the figure shows the present state', () => {
    const open = { createdAt_gte: '2026-02-01' };
    expect(figureQuery(open, shown, 'createdAt')).toEqual({ filter: open, by: 'month,type' });
    const moments = { createdAt_gte: '2026-02-01T08:00:00Z', createdAt_lte: '2026-02-02T08:00:00Z' };
    expect(figureQuery(moments, shown, 'createdAt')).toEqual({ filter: moments, by: 'month,type' });
    expect(figureQuery(lastYear, shown, null)).toEqual({ filter: lastYear, by: 'month,type' });
  });

  it('is absent from the filter of the list', () => {
    expect(toFilter({ q: 'pumpe', figure: shown })).toEqual({ q: 'pumpe' });
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
