import { RELATIVE_VALUES } from '../../openapi/vocabulary';
import type { FilterOperator } from './document';
import { partsOfKey } from './filter-key';
import { isCustom } from './own-texts';
import { isSame } from './record-diff';
import type { FieldModel, ResourceModel } from './resource-model';

/** How a field is filtered: which input is shown and which keys of the dialect it sets. */
type FilterKind = 'contains' | 'starts' | 'equals' | 'flag' | 'anyOf' | 'range';

/** One filter of the list, with the keys that it owns in the filter of the dialect. */
export interface FilterModel {
  name: string;
  field: FieldModel;
  kind: FilterKind;
  keys: string[];
}

/** Values of a filter as the dialect sends them. */
export type FilterValues = Record<string, unknown>;

/** Address of a list that shows the records of a filter. */
export const filteredAddress = (route: string, filter: FilterValues): string =>
  `/${route}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

const ranged = new Set(['integer', 'money', 'quantity', 'day', 'moment', 'time']);
const listed = new Set(['choice', 'choices', 'tags', 'reference', 'references']);

/** The filters of a list: of fields named as first ones, then in the order of its fields; some fields have none. */
export function filtersOf(fields: FieldModel[], first: readonly string[] = []): FilterModel[] {
  const rank = ({ name }: FieldModel) => (first.includes(name) ? first.indexOf(name) : first.length);
  const ordered = fields.toSorted((left, right) => rank(left) - rank(right));
  return ordered.flatMap((field) => {
    const kind = kindOf(field);
    return kind ? [{ name: field.name, field, kind, keys: keysOf(field, kind) }] : [];
  });
}

function kindOf(field: FieldModel): FilterKind | undefined {
  const offers = (operator: FilterOperator) => field.filter.includes(operator);
  if (field.filter.length === 0) return undefined;
  if (field.widget === 'flag') return offers('') ? 'flag' : undefined;
  if ((listed.has(field.widget) || field.reference) && offers('_eq_any') && isChoosable(field)) return 'anyOf';
  if (ranged.has(field.widget) && offers('_gte') && offers('_lte')) return 'range';
  if (listed.has(field.widget)) return undefined;
  if (offers('_contains')) return 'contains';
  if (offers('_starts')) return 'starts';
  return offers('') ? 'equals' : undefined;
}

function isChoosable(field: FieldModel): boolean {
  if (field.widget === 'tags') return true;
  return field.reference ? field.reference.route !== undefined : (field.choices?.values.length ?? 0) > 0;
}

function keysOf({ name }: FieldModel, kind: FilterKind): string[] {
  switch (kind) {
    case 'contains':
      return [`${name}_contains`];
    case 'starts':
      return [`${name}_starts`];
    case 'anyOf':
      return [`${name}_eq_any`];
    case 'range':
      return [`${name}_gte`, `${name}_lte`];
    default:
      return [name];
  }
}

/** The filters that are set, in the order in which they are offered. */
export function activeFilters(filters: FilterModel[], values: FilterValues): FilterModel[] {
  return filters.filter(({ keys }) => keys.some((key) => isSet(values[key])));
}

/** Replaces the values of one filter; empty ones leave the filter, others stay untouched. */
export function withFilter(values: FilterValues, filter: FilterModel, next: FilterValues): FilterValues {
  const kept = Object.entries(values).filter(([key]) => !filter.keys.includes(key));
  const set = filter.keys.map((key) => [key, next[key]] as const).filter(([, value]) => isSet(value));
  return Object.fromEntries([...kept, ...set]);
}

/** The values without filters on custom fields that are no longer filterable. */
export function answerable(values: FilterValues, fields: readonly FieldModel[]): FilterValues {
  const isKnown = (key: string) => {
    const [name, operator] = partsOfKey(key);
    const isOffered = ({ filter }: FieldModel) => operator !== undefined && filter.includes(operator);
    return !isCustom({ name }) || fields.some((field) => field.name === name && isOffered(field));
  };
  return Object.fromEntries(Object.entries(values).filter(([key]) => isKnown(key)));
}

/** Whether the reader may use each key of a filter: of a field, of the search, or of a view of the resource. */
export function isUsable(filter: FilterValues, model: Pick<ResourceModel, 'fields' | 'searchable' | 'views'>): boolean {
  return Object.keys(filter).every((key) => {
    const [name, operator] = partsOfKey(key);
    const field = model.fields.find((one) => one.name === name);
    if (key === 'q') return model.searchable;
    return (
      (operator !== undefined && field?.filter.includes(operator)) ||
      (!isCustom({ name }) && model.views.some((view) => key in view.filter))
    );
  });
}

/** Whether two queries show the same records in the same order. */
export function isSameQuery(
  left: { filter: FilterValues; sort: { field: string; order: string } },
  right: { filter: FilterValues; sort: { field: string; order: string } },
): boolean {
  return isSame(left.filter, right.filter) && isSame(left.sort, right.sort);
}

/** Whether a value of a filter depends on the reader: no record has this value as its id. */
export const isRelative = (value: unknown): value is string =>
  value === RELATIVE_VALUES.me || value === RELATIVE_VALUES.groups;

/** Whether a field is filtered by days. */
export const isOfDays = ({ widget }: Pick<FieldModel, 'widget'>): boolean => widget === 'moment' || widget === 'day';

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}
