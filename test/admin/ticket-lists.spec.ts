/// <reference types="jest" />
import type { FieldModel, ResourceModel } from '../../admin/model/resource-model';
import { columnsFor, withColumns } from '../../admin/pages/ticket/list/columns';
import { isFiltered, isWholeTab, startTab, statesAsked, tabOf, withTab } from '../../admin/pages/ticket/model/tabs';
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

describe('the tabs of the overview', () => {
  it.each([
    ['new', { state_eq_any: ['PENDING'] }],
    ['new', { state: 'PENDING' }],
    ['active', { state_eq_any: ['IN_WORK'] }],
    ['active', { state_eq_any: ['IN_WORK', 'IN_CLARIFICATION', 'WORK_COMPLETED', 'ORDER_COMPLETED'] }],
    ['completed', { state_eq_any: ['CLOSED'] }],
    ['drafts', { state_eq_any: ['DRAFT'] }],
    ['all', { state_eq_any: ['PENDING', 'CLOSED'] }],
    ['all', { state_neq: 'CLOSED' }],
    ['all', { q: 'pumpe' }],
    ['all', {}],
  ])('show under %s what %j asks for', (tab, filter) => {
    expect(tabOf(filter)).toBe(tab);
  });

  it('replace the states of a filter and keep the rest of it', () => {
    expect(withTab({ q: 'pumpe', state_neq: 'CLOSED' }, 'completed')).toEqual({ q: 'pumpe', state_eq_any: ['CLOSED'] });
    expect(withTab({ q: 'pumpe', state: 'CLOSED' }, 'all')).toEqual({ q: 'pumpe' });
  });

  it.each([
    [false, withTab({}, 'active')],
    [false, {}],
    [true, { ...withTab({}, 'active'), responsible: 'me' }],
    [true, { state_eq_any: ['IN_WORK'] }],
    [true, { state_neq: 'CLOSED' }],
    [true, { q: 'pumpe' }],
  ])('are no filter by themselves, so that sorting is off: %s for %j', (filtered, filter) => {
    expect(isFiltered(filter)).toBe(filtered);
  });

  it('tell which states a link asks for', () => {
    expect(statesAsked({ state_neq: 'CLOSED' })).toHaveLength(6);
    expect(isWholeTab({ state_eq_any: ['IN_WORK'] })).toBe(false);
    expect(isWholeTab(withTab({}, 'active'))).toBe(true);
  });

  it('begin with what is new for the desk, with what is going on for a customer', () => {
    expect(startTab('vsd-agent')).toBe('new');
    expect(startTab('vsd-executor')).toBe('new');
    expect(startTab('vsd-customer')).toBe('active');
  });
});

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
    const listed = withColumns(model, columns).fields.filter(({ list }) => list);
    expect(listed.map(({ name }) => name)).toEqual(columns.map(({ name }) => name));
  });
});
