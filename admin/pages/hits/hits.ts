import type { paths } from '../../../openapi/api';
import { SEARCHED } from '../../../openapi/vocabulary';

/** What a search answers. */
export type SearchResult = paths['/v1/search']['get']['responses'][200]['content']['application/json'];
export type Hit = SearchResult['hits'][number];
export type HitKind = Hit['resource'];

/** Kinds in the order in which their hits are shown. */
export const HIT_KINDS: readonly HitKind[] = SEARCHED;

/** How old a hit may be. */
export const AGES = ['any', 'month', 'year'] as const;
export type Age = (typeof AGES)[number];

const DAYS: Readonly<Partial<Record<Age, number>>> = { month: 31, year: 366 };

/** The day before which nothing is shown; undefined for any age. */
export function sinceOf(age: Age): string | undefined {
  const days = DAYS[age];
  return days ? new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10) : undefined;
}

/** The page of a hit, or of the ticket to which it belongs. */
export function addressOf({ resource, id, ticket }: Hit): { to: string; route: string } {
  switch (resource) {
    case 'customers':
      return { to: `/customer/${id}/show`, route: 'customer' };
    case 'locations':
      return { to: `/customer-locations/${id}/show`, route: 'customer-locations' };
    case 'users':
      return { to: `/masterdata/users/${id}/show`, route: 'masterdata/users' };
    case 'articles':
      return { to: `/help/${id}`, route: 'help' };
    default:
      return { to: `/issue/${ticket}`, route: 'issue' };
  }
}
