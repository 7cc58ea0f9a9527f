import { Injectable } from '@nestjs/common';
import { isOpenTo } from '../access/permission.js';
import { reachesResource } from '../access/scopes.js';
import type { RoleName } from '../application.js';
import { Problem } from '../http/problem.js';
import { ReadQuery } from '../read/read-query.js';
import type { FieldRecord } from '../resource/field.js';
import { isAnyReference, targetOf } from '../resource/reference-kinds.js';
import { allResources, resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';
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
  readonly resource: string;
  readonly title?: string;
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
  lists(tenant: TenantFields, role: RoleName, narrowing: HomeNarrowing): ReadQuery<object[]> {
    const isValid = Object.entries(narrowing).every(
      ([path, filter]) => this.#mayList(path) && Object(filter) === filter,
    );
    if (!isValid) throw new Problem(400, 'INVALID_FILTER');
    const pages = this.#declared(role, 'home').map(([{ options }, { sort, ...view }]) =>
      this.#page(tenant, { ...view, resource: options.path, ...(sort && { sort: orderOf(sort) }) }, narrowing),
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
      if (!model || !this.#mayList(model.options.path)) return [];
      const first = model.fields.flatMap(({ name: field, options }) => (options.list ? [field] : [])).slice(0, 4);
      const parsed = (text: string | null) => (text === null ? undefined : JSON.parse(text));
      const resource = model.options.path;
      const line = parsed(columns) ?? viewsOf(model.type).find((view) => view.line)?.line ?? first;
      const view = { resource, name: id, title: name, filter: parsed(filter), sort: parsed(sorting), line };
      try {
        return [this.#page(tenant, view, {}).page];
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return [];
      }
    });
    return pages.length > 0 ? ReadQuery.all<object>(pages) : undefined;
  }

  /** The query of the numbers that a role sees, by name, each with the filter of its list. */
  figures(tenant: TenantFields, role: RoleName, narrowing: HomeNarrowing): ReadQuery<Record<string, object>> {
    const figures = this.#declared(role, 'figure').map(([{ options }, { name, filter, alarm }]) => {
      const resource = options.path;
      return { resource, name, filter: narrowed(filter, narrowing[resource]), ...(alarm && { alarm }) };
    });
    const counts = figures.map(({ resource, filter }) => this.#listing(resource).count(tenant, filter));
    return ReadQuery.all(counts).map((answers) =>
      Object.fromEntries(figures.map(({ name, ...figure }, index) => [name, { ...answers[index], ...figure }])),
    );
  }

  #page(tenant: TenantFields, view: HomeView, narrowing: HomeNarrowing) {
    const { resource, name, title, line = [], most = 5, order = 5, aside = false, kept = false } = view;
    const { model } = this.#listing(resource);
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
    const page = this.#listing(resource)
      .page(tenant, query)
      .map(({ rows, total, exact }) => {
        return { resource, name, title: title ?? null, line, aside, kept, filter, sort, rows, total, exact };
      });
    return { order, page };
  }

  #listing(resource: string): Listing {
    return this.listings.find(resource) as Listing;
  }

  #mayList(resource: string): boolean {
    const { roles } = currentUser();
    const listing = this.listings.find(resource);
    return (
      listing !== undefined &&
      isOpenTo(rolesOf(listing.model.type, 'list'), roles) &&
      reachesResource(currentUser(), resource)
    );
  }

  #declared(role: RoleName, place: ViewDeclaration['as']): [ResourceModel, ViewDeclaration][] {
    return allResources().flatMap((model) =>
      (this.#mayList(model.options.path) ? viewsOf(model.type) : [])
        .filter(({ as, roles }) => as === place && (!roles || roles.includes(role)))
        .filter((view, index, views) => views.findIndex(({ name }) => name === view.name) === index)
        .map((view): [ResourceModel, ViewDeclaration] => [model, view]),
    );
  }
}

/** A list of the reader's own records is not narrowed, so that no own work is out of sight. */
const narrowed = (filter: Filter, narrowing: Filter = {}): Filter =>
  Object.values(filter).includes('@me') ? filter : { ...filter, ...narrowing };

/** Whether a field is a reference whose titles the reader's scopes include. */
const isEmbedded = (field: FieldRecord): boolean =>
  isAnyReference(field) && reachesResource(currentUser(), resourceOf(targetOf(field)).options.path);
