/// <reference types="jest" />
import { fittingColumns, widthOfTitle } from '../../admin/pages/ticket/model/columns-fitting';

const columns = ['identifier', 'title', 'customer', 'state', 'priority', 'dueAt', 'responsible', 'updatedAt'].map(
  (name) => ({ name }),
);
const fitting = (width: number) => fittingColumns(columns, width).map(({ name }) => name);

describe('the columns of the overview', () => {
  it('all stand where there is room', () => {
    expect(fitting(1100)).toEqual(columns.map(({ name }) => name));
  });

  it('leave one after the other, the last change first and then the customer', () => {
    expect(fitting(960)).not.toContain('updatedAt');
    expect(fitting(960)).toContain('customer');
    expect(fitting(850)).not.toContain('customer');
  });

  it('keep a field of the tenant before the last change, and let it leave before the customer', () => {
    const own = [...columns.slice(0, -1), { name: 'custom.floor' }, ...columns.slice(-1)];
    const kept = (width: number) => fittingColumns(own, width).map(({ name }) => name);
    expect(kept(1100)).toContain('custom.floor');
    expect(kept(1100)).not.toContain('updatedAt');
    expect(kept(960)).toContain('customer');
    expect(kept(960)).not.toContain('custom.floor');
  });

  it('leave the title what the others do not need', () => {
    expect(widthOfTitle(columns, 1100)).toBe(1100 - 722);
    expect(widthOfTitle(columns, 500)).toBe(320);
  });

  it('never lose number, title, state and deadline', () => {
    expect(fitting(100)).toEqual(['identifier', 'title', 'state', 'dueAt']);
  });
});
