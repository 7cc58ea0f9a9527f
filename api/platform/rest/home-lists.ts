import { Injectable } from '@nestjs/common';
import { isOpenTo } from '../access/permission.js';
import { reachesResource } from '../access/scopes.js';
import type { RoleName } from '../application.js';
import { Problem } from '../http/problem.js';
import { ReadQuery } from '../read/read-query.js';
import type { FieldRecord } from '../resource/field.js';
import { isAnyReference, targetOf } from '../resource/reference-kinds.js';
import { allResources, resourceOf } from '../resource/resource.js';
import type { TenantFields } from '../resource/tenant-fields.js';
import { type ViewDeclaration, viewsOf } from '../resource/view.js';
import { currentUser } from '../tenancy/session.js';
import type { Listing } from './list-table.js';
import { Listings } from './listings.js';
import { orderOf } from './query.js';
import { rolesOf } from './resource-controller.js';
import { fieldsVisibleTo } from './visible-fields.js';

type Filter = Readonly<Record<string, unknown>>;

/** Filters by the path of the resource whose lists and numbers they narrow, apart from the reader's own. */
export type HomeNarrowing = Readonly<Record<string, Filter>>;

/** A list of the dashboard: a declared view, or a saved query with its own title. */
interface HomeView extends Pick<ViewDeclaration, 'name' | 'filter' | 'line' | 'most' | 'order' | 'aside' | 'kept'> {
  readonly title?: string | null;
  readonly sort?: readonly [field: string, order: 'ASC' | 'DESC'];
}

/** A saved query: the address of its list, and its parts as JSON. */
type SavedList = Readonly<
  Record<'id' | 'name' | 'list' | 'filter', string> & Record<'sorting' | 'columns', string | null>
>;

/** The lists and numbers of the dashboard (`@View` with `as: 'home'` and `as: 'figure'`), with the rights of each list. */
@Injectable()
export class HomeLists {
  constructor(private readonly listings: Listings) {}

  /**
   * The query of the first records of the lists that a role sees, in their order, without those that the reader may not
   * list. Throws 400 for a narrowing of another resource.
   */
  lists(tenant: TenantFields, role: RoleName, narrowing: HomeNarrowing) {
    const isValid = Object.entries(narrowing).every(
      ([path, filter]) => this.#listable(path) && Object(filter) === filter,
    );
    if (!isValid) throw new Problem(400, 'INVALID_FILTER');
    const pages = this.#declared(role, 'home').map(([listing, { sort, ...view }]) =>
      pageOf(tenant, listing, { ...view, ...(sort && { sort: orderOf(sort) }) }, narrowing),
    );
    return ReadQuery.all(pages.toSorted((one, other) => one.order - other.order).map(({ page }) => page));
  }

  /**
   * The query of the lists of saved queries; undefined without any. A query is left out whose list the reader does not
   * have, or refuses its filter by now.
   */
  savedLists(tenant: TenantFields, queries: readonly SavedList[]) {
    const pages = queries.flatMap(({ id, name, list, filter, sorting, columns }) => {
      const model = allResources().find(({ options: { route } }) => list === route || list.startsWith(`${route}/`));
      const listing = model && this.#listable(model.options.path);
      if (!listing) return [];
      const first = model.fields.flatMap(({ name: field, options }) => (options.list ? [field] : [])).slice(0, 4);
      const parsed = (text: string | null) => (text === null ? undefined : JSON.parse(text));
      const line = parsed(columns) ?? viewsOf(model.type).find((view) => view.line)?.line ?? first;
      const view = { name: id, title: name, filter: parsed(filter), sort: parsed(sorting), line };
      try {
        return [pageOf(tenant, listing, view).page];
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return [];
      }
    });
    return pages.length > 0 ? ReadQuery.all(pages) : undefined;
  }

  /** The query of the numbers that a role sees, by name, each with the filter of its list. */
  figures(tenant: TenantFields, role: RoleName, narrowing: HomeNarrowing): ReadQuery<Record<string, object>> {
    const figures = this.#declared(role, 'figure').map(([listing, { name, filter: own, alarm }]) => {
      const resource = listing.model.options.path;
      const filter = narrowed(own, narrowing[resource]);
      const figure = { resource, filter, ...(alarm && { alarm }) };
      return listing.count(tenant, filter).map((count) => [name, { ...count, ...figure }] as const);
    });
    return ReadQuery.all(figures).map((answers) => Object.fromEntries(answers));
  }

  /** The list of a resource; undefined for a reader without the right or the scope to list its records. */
  #listable(resource: string): Listing | undefined {
    const listing = this.listings.find(resource);
    const isOpen = listing && isOpenTo(rolesOf(listing.model.type, 'list'), currentUser().roles);
    return isOpen && reachesResource(currentUser(), resource) ? listing : undefined;
  }

  #declared(role: RoleName, place: ViewDeclaration['as']): [Listing, ViewDeclaration][] {
    return allResources().flatMap(({ type, options }) => {
      const views = viewsOf(type).filter(({ as, roles }) => as === place && (!roles || roles.includes(role)));
      const listing = views.length > 0 && this.#listable(options.path);
      const first = views.filter((view, index) => views.findIndex(({ name }) => name === view.name) === index);
      return listing ? first.map((view): [Listing, ViewDeclaration] => [listing, view]) : [];
    });
  }
}

/** The query of the first records of a list, with its place among the others. */
function pageOf(tenant: TenantFields, listing: Listing, view: HomeView, narrowing: HomeNarrowing = {}) {
  const { name, title = null, line = [], most = 5, order = 5, aside = false, kept = false } = view;
  const { model } = listing;
  const { path: resource } = model.options;
  const filter = narrowed(view.filter, narrowing[resource]);
  const sort = view.sort ?? orderOf(model.options.sort);
  const known = fieldsVisibleTo(model, currentUser().roles);
  const wanted = [...new Set([model.options.title, ...line])].flatMap((one) => known.get(one) ?? []);
  const query = {
    filter: JSON.stringify(filter),
    sort: JSON.stringify(sort),
    range: JSON.stringify([0, most - 1]),
    fields: JSON.stringify(wanted.map(({ name: field }) => field)),
    embed: JSON.stringify(wanted.filter(isEmbedded).map(({ name: field }) => field)),
  };
  const page = listing.page(tenant, query).map(({ rows, total, exact }) => {
    return { resource, name, title, line, aside, kept, filter, sort, rows, total, exact };
  });
  return { order, page };
}

/** A list of the reader's own records is not narrowed, so that no own work is out of sight. */
const narrowed = (filter: Filter, narrowing: Filter = {}): Filter =>
  Object.values(filter).includes('@me') ? filter : { ...filter, ...narrowing };

/** Whether a field is a reference whose titles the reader's scopes include. */
const isEmbedded = (field: FieldRecord): boolean =>
  isAnyReference(field) && reachesResource(currentUser(), resourceOf(targetOf(field)).options.path);
