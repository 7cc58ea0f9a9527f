/// <reference types="jest" />
import { fitted } from '../../admin/model/columns';
import type { FieldModel } from '../../admin/model/resource-model';
import { columnRoom } from '../../admin/pages/ticket/list/columns';

const fieldsOf = (names: string) => names.split(' ').map((name) => ({ name, widget: 'reference' }) as FieldModel);
const columns = fieldsOf('identifier title customer state priority dueAt responsible updatedAt');
const fit = (width: number, fields = columns) => fitted(fields, 'identifier', width, true, columnRoom);
const fitting = (width: number, fields = columns) => fit(width, fields).columns.map(({ name }) => name);

describe('the columns of the overview', () => {
  it('leave one after the other where there is no room, never number, title, state and deadline', () => {
    expect(fit(1100).columns).toEqual(columns);
    expect(fitting(960)).not.toContain('updatedAt');
    expect(fitting(960)).toContain('customer');
    expect(fitting(850)).not.toContain('customer');
    expect(fitting(100)).toEqual(['identifier', 'title', 'state', 'dueAt']);
  });

  it('keep a field of the tenant before the last change, and let it leave before the customer', () => {
    const own = fieldsOf('identifier title customer state priority dueAt responsible custom.floor updatedAt');
    expect(fitting(1100, own).at(-1)).toBe('custom.floor');
    expect(fitting(960, own)).toContain('customer');
    expect(fitting(960, own)).not.toContain('custom.floor');
  });

  it('leave the title what the others do not need', () => {
    expect(fit(1100).headingWidth).toEqual([320, 1100 - 722]);
    expect(fit(500, columns.slice(0, 5)).headingWidth).toEqual([320, 320]);
  });

  it('leave from the last one on in a list without an order of its own, which keeps its heading', () => {
    expect(fitted(columns, 'title', 500, true).columns).toEqual(columns.slice(0, 4));
    expect(fitted(columns, 'updatedAt', 100, true).columns).toEqual(columns.slice(-1));
    expect(fitted(columns, 'title', 500, false).columns).toEqual(columns);
  });
});
