/// <reference types="jest" />
import type { FieldModel, ResourceModel } from '../../admin/model/resource-model';
import { columnsFor, withColumns } from '../../admin/pages/ticket/list/columns';
import type { WorkingRole } from '../../admin/providers/role';

const field = (name: string, list = true): FieldModel => ({
  name,
  label: name,
  widget: 'text',
  required: false,
  creatable: true,
  editable: true,
  list,
  sort: false,
  search: false,
  filter: [],
  constraints: {},
});
const names = 'type identifier title state priority customer location responsible assignmentGroup dueAt'.split(' ');
const model = { fields: [...names.map((name) => field(name)), field('updatedAt', false)] } as ResourceModel;

describe('the columns of the overview', () => {
  const namesFor = (actsAs: WorkingRole) => columnsFor(model, actsAs).map(({ name }) => name);

  it('begin with the eight that an agent works with and offer the others after them', () => {
    expect(namesFor('vsd-agent')).toEqual(
      'identifier title customer state priority dueAt responsible updatedAt type location assignmentGroup'.split(' '),
    );
  });

  it('keep from a customer how the desk is organised', () => {
    const columns = namesFor('vsd-customer');
    expect(columns).toContain('title');
    expect(columns).not.toContain('assignmentGroup');
    expect(columns).not.toContain('responsible');
  });

  it('stand first in the model of the list, whatever the document lists', () => {
    const columns = columnsFor(model, 'vsd-customer');
    const listed = withColumns(model, columns, 'vsd-customer').fields.filter(({ list }) => list);
    expect(listed.map(({ name }) => name)).toEqual(columns.map(({ name }) => name));
  });
});
