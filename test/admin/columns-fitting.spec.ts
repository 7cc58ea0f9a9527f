/// <reference types="jest" />
import { fittingColumns } from '../../admin/pages/ticket/model/columns-fitting';

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

  it('never lose number, title, state and deadline', () => {
    expect(fitting(100)).toEqual(['identifier', 'title', 'state', 'dueAt']);
  });
});
