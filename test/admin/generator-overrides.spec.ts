/// <reference types="jest" />

import { hiddenAtFirst, inOrder, moved, namesOfPlaces } from '../../admin/model/columns';
import { errorsByPath } from '../../admin/model/form-errors';
import { isCustom } from '../../admin/model/own-texts';
import { toResourceModels } from '../../admin/model/to-resource-models';
import { defaultsOf, withValues } from '../../admin/model/written-values';
import { groupsThatLose } from '../../admin/pages/assignment-group/group-defaults';
import { sampleDocument } from './generator-sample-document';

const machine = toResourceModels(sampleDocument)[0]!;

describe('columns', () => {
  const custom = machine.fields.filter(isCustom);
  const many = { ...machine, fields: machine.fields.map((field) => ({ ...field, list: true })) };

  it('shows eight columns until the user chooses others', () => {
    expect(hiddenAtFirst(machine)).toEqual([]);
    expect(hiddenAtFirst(many)).toHaveLength(many.fields.length - 8 - custom.length);
    const [first, second, ...others] = machine.fields.filter((field) => field.list && !isCustom(field));
    expect(hiddenAtFirst(machine, [first!.name, second!.name])).toEqual(others.map(({ name }) => name));
    expect(hiddenAtFirst(many)).not.toEqual(expect.arrayContaining(custom.map(({ name }) => name)));
  });

  it('keeps the order of the user and puts new columns at its end', () => {
    const columns = many.fields.slice(0, 4);
    const [first, second, third, fourth] = columns;
    expect(inOrder(columns, [third!.name, first!.name])).toEqual([third, first, second, fourth]);
    expect(inOrder(columns, ['gone', second!.name])).toEqual([second, first, third, fourth]);
    expect(inOrder(columns)).toEqual(columns);
  });

  it('understands an order that was kept by places', () => {
    const columns = many.fields.slice(0, 3);
    expect(namesOfPlaces(columns, [2, 0, 7])).toEqual([columns[2]!.name, columns[0]!.name]);
    expect(namesOfPlaces(columns, undefined)).toBeUndefined();
  });

  it('moves a column and leaves the old order as it was', () => {
    const order = [0, 1, 2];
    expect(moved(order, 2, 0)).toEqual([2, 0, 1]);
    expect(order).toEqual([0, 1, 2]);
  });
});

describe('values of a form', () => {
  it('starts a new record with the defaults of the contract', () => {
    expect(defaultsOf(machine.fields)).toEqual({ state: 'NEW', active: true, custom: { floor: 0 } });
  });

  it('takes what was changed and keeps what only looks different', () => {
    const base = { name: 'Pump', serial: null, custom: { floor: 1, room: 2 } };
    const fields = machine.fields.filter(({ name }) => ['name', 'serial', 'custom.floor'].includes(name));
    const next = withValues(base, fields, { name: 'Pump 2', serial: '', custom: { floor: 3 } });
    expect(next).toEqual({ name: 'Pump 2', serial: null, custom: { floor: 3, room: 2 } });
  });

  it('lists nested errors by their path', () => {
    const errors = {
      name: { message: 'x' },
      windows: [undefined, { from: { message: 'y' } }],
      list: { root: { message: 'z' } },
    };
    expect(errorsByPath(errors)).toEqual([
      { path: 'name', message: 'x' },
      { path: 'windows.1.from', message: 'y' },
      { path: 'list', message: 'z' },
    ]);
  });
});

describe('default groups', () => {
  const groups = [
    { id: 'a', name: 'Desk', defaultForTypes: ['TICKET', 'ORDER'] },
    { id: 'b', name: 'Field', defaultForTypes: ['INCIDENT'] },
  ];

  it('names the other groups and the types they lose', () => {
    expect(groupsThatLose(groups, 'b', ['INCIDENT', 'ORDER'])).toEqual([{ group: groups[0], types: ['ORDER'] }]);
    expect(groupsThatLose(groups, undefined, [])).toEqual([]);
  });
});
