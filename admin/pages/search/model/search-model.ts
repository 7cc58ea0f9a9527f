import type { FieldModel, ResourceModel } from '../../../model/resource-model';
import { SEARCH } from './search';
import { periodFields } from './search-filter';

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

const byPeriod = new Set<string>(Object.values(periodFields));

/** The tickets as a search shows them: own order of columns, times as columns, periods in place of bounds. */
export function searchModelOf(tickets: ResourceModel): ResourceModel {
  const rank = ({ name }: FieldModel) => (columns.includes(name) ? columns.indexOf(name) : columns.length);
  const fields = tickets.fields
    .filter(({ name }) => name !== 'id')
    .map((field) => ({
      ...field,
      list: field.list || columns.includes(field.name),
      filter: byPeriod.has(field.name) ? [] : field.filter,
    }))
    .toSorted((left, right) => rank(left) - rank(right));
  return { ...tickets, route: SEARCH, sort: { field: 'createdAt', order: 'DESC' }, fields };
}
