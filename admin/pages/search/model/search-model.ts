import type { FieldModel, ResourceModel } from '../../../model/resource-model';
import { SEARCH } from './search';

/** Columns in the order in which they are shown; those after the eighth are hidden at first. */
const columns = [
  'identifier',
  'title',
  'customer',
  'state',
  'priority',
  'createdAt',
  'closedAt',
  'type',
  'category',
  'assignmentGroup',
  'responsible',
  'location',
  'dueAt',
  'updatedAt',
];

/** The tickets as a search shows them: own order of columns, times as columns, no tabs, and no actions. */
export function searchModelOf(tickets: ResourceModel): ResourceModel {
  const rank = ({ name }: FieldModel) => (columns.includes(name) ? columns.indexOf(name) : columns.length);
  const fields = tickets.fields
    .filter(({ name }) => name !== 'id')
    .map((field) => ({ ...field, list: field.list || columns.includes(field.name) }))
    .toSorted((left, right) => rank(left) - rank(right));
  return {
    ...tickets,
    route: SEARCH,
    label: 'app.nav.search',
    sort: { field: 'createdAt', order: 'DESC' },
    fields,
    views: tickets.views.filter(({ as }) => as === 'quick'),
    actions: [],
    bulk: [],
    can: { ...tickets.can, create: false, update: false, delete: false },
  };
}
