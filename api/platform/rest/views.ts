import { rolesOfHolders } from '../access/permission.js';
import { application, type Holder } from '../application.js';
import { Problem } from '../http/problem.js';
import type { ResourceModel } from '../resource/resource-model.js';
import { SYSTEM_FIELDS } from '../resource/system-fields.js';
import { type ViewDeclaration, viewsOf } from '../resource/view.js';
import { orderOf, parseListQuery } from './query.js';
import { refuseFaults } from './refuse-faults.js';

/** The filter and order of a declaration; roles of its users, all readers if left out. */
type DeclaredQuery = Pick<ViewDeclaration, 'filter' | 'sort' | 'roles'>;

/** Stands for the id of any user. */
export const ANY_USER = () => '00000000-0000-4000-8000-000000000000';

/** Refuses invalid views: an Error names the resource, the view and each fault. Needs the application. */
export function assertViews(model: ResourceModel): void {
  const views = viewsOf(model.type);
  const faults = views.flatMap((view, index) =>
    [...nameFaults(view, views.slice(0, index)), ...placeFaults(model, view), ...queryFaults(model, view)].map(
      (fault) => `view ${view.name}: ${fault}`,
    ),
  );
  refuseFaults(model, faults);
}

function nameFaults({ name, as }: ViewDeclaration, before: readonly ViewDeclaration[]): string[] {
  const namesakes = before.filter((other) => other.name === name && other.as === as);
  return [
    ...(/^[a-z][A-Za-z0-9]*$/.test(name) ? [] : ['its name is no key of a text']),
    ...(namesakes.some(({ roles }) => !roles)
      ? ['nobody gets it, since one before it with its name is everybody’s']
      : []),
  ];
}

/** Options of some views, by the place that has them. */
const HOME_OPTIONS = { home: ['line', 'most', 'aside', 'kept'], figure: ['alarm'], tab: ['columns'] } as const;

function placeFaults(model: ResourceModel, view: ViewDeclaration): string[] {
  const foreign = Object.entries(HOME_OPTIONS).flatMap(([place, names]) =>
    names.filter((name) => view.as !== place && view[name]).map((name) => `${name} needs as: '${place}'`),
  );
  const known = [...SYSTEM_FIELDS, ...model.fields].map(({ name }) => name);
  const unknown = (view.line ?? []).filter((name) => !known.includes(name)).map((name) => `line: no field ${name}`);
  const columns = model.fields.filter(({ options }) => options.list).map(({ name }) => name);
  const hidden = (view.columns ?? []).filter((name) => !columns.includes(name));
  const { most = 1 } = view;
  return [
    ...foreign,
    ...unknown,
    ...hidden.map((name) => `columns: no column ${name}`),
    ...(most >= 1 && most <= 100 ? [] : [`most: ${most} is not between 1 and 100`]),
  ];
}

/** Faults of a declared query that the list of a resource refuses. */
export function queryFaults(model: ResourceModel, { filter, sort, roles }: DeclaredQuery): string[] {
  const { read } = model.options.allow;
  const unknownRoles = (roles ?? []).filter((one) => !isKnown(one));
  if (unknownRoles.length > 0) return unknownRoles.map((one) => `roles: ${one} is no role`);
  const empty = Object.keys(filter).filter((key) => filter[key] === null);
  if (empty.length > 0) return empty.map((key) => `${key}: what is empty is asked for in a list, [null]`);
  const query = {
    filter: JSON.stringify(filter),
    ...(sort && { sort: JSON.stringify(orderOf(sort)) }),
  };
  try {
    parseListQuery(model, query, rolesOfHolders(roles ?? read), [], ANY_USER);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [`${error.code} ${JSON.stringify(error.params)}`];
  }
}

const isKnown = (one: Holder) => {
  const { roles, audiences } = application();
  return Object.hasOwn(roles, one) || Object.hasOwn(audiences, one);
};
