import type { paths } from '../../../openapi/api';
import type { ResourceModel } from '../../model/resource-model';

/** Answer of a search. */
export type SearchResult = paths['/v1/search']['get']['responses'][200]['content']['application/json'];
export type Hit = SearchResult['hits'][number];
export type HitKind = Hit['resource'];

/** A kind of hits, with the model of their resource. */
export interface SearchedKind {
  kind: HitKind;
  model: ResourceModel;
}

/** The kinds whose hits come before those of all others. */
const FIRST = 'tickets activities attachments reports customers contacts locations users'.split(' ');
const rankOf = ({ path }: ResourceModel) => FIRST.indexOf(path) + 1 || FIRST.length + 1;

/** Kinds that the reader may find, in the order in which their hits are shown. */
export const searchedKinds = (models: readonly ResourceModel[]): SearchedKind[] =>
  models
    .filter(({ isSearched }) => isSearched)
    .toSorted((model, other) => rankOf(model) - rankOf(other))
    .map((model) => ({ kind: model.path as HitKind, model }));

/** The choices of the age of hits. */
export const AGES = ['any', 'month', 'year'] as const;
export type Age = (typeof AGES)[number];

const DAYS: Readonly<Partial<Record<Age, number>>> = { month: 31, year: 366 };

/** The first day whose hits are shown; undefined for any age. */
export function sinceOf(age: Age): string | undefined {
  const days = DAYS[age];
  return days ? new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10) : undefined;
}

/** Screens that show records under another address than that of their resource. */
const PAGES: Readonly<Partial<Record<HitKind, string>>> = { articles: 'help' };

/** Address of the screens of a kind; undefined for parts of a ticket, which have no screens of their own. */
export function pageOf({ kind, model }: SearchedKind): string | undefined {
  const page = PAGES[kind] ?? model.route;
  return model.generated || kind === 'tickets' ? page : undefined;
}

/** The page of a hit, or of the ticket to which it belongs. */
export function addressOf(
  { id, ticket }: Pick<Hit, 'id' | 'ticket'>,
  found: SearchedKind,
): { to: string; route: string } {
  const route = pageOf(found);
  if (!route || ticket) return { to: `/issue/${ticket}`, route: 'issue' };
  return { to: route === found.model.route ? `/${route}/${id}/show` : `/${route}/${id}`, route };
}
