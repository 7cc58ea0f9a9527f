import { appRoutes, fits, segmentsOf } from '../providers/routes';

/** One step of the breadcrumbs. */
export interface Crumb {
  /** Path in the application. */
  to: string;
  /** Locale key of the name of the screen. */
  label: string;
}

/** Properties of a generated resource for breadcrumbs. */
export interface CrumbResource {
  route: string;
  label: string;
}

/**
 * The screens above a path, from the dashboard down, without the path itself (spec §2). Every shorter path that leads to
 * a screen is a step; the first pattern that fits names it.
 */
export function crumbsOf(path: string, resources: readonly CrumbResource[]): Crumb[] {
  const segments = segmentsOf(path);
  const named = namesOf(resources);
  const above = segments.slice(0, -1).flatMap((_, at) => {
    const start = segments.slice(0, at + 1);
    const found = named.find(({ pattern }) => fits(pattern, start));
    return found ? [{ to: `/${start.join('/')}`, label: found.label }] : [];
  });
  if (segments[0] === 'dashboard' || segments.length === 0) return [];
  return [{ to: '/dashboard', label: 'app.nav.dashboard' }, ...above];
}

/** Locale key of the screen at a path, found before the screen itself is loaded; absent for single records. */
export function labelOf(path: string, resources: readonly CrumbResource[]): string | undefined {
  const segments = segmentsOf(path);
  return namesOf(resources).find(({ pattern }) => fits(pattern, segments))?.label;
}

function namesOf(resources: readonly CrumbResource[]) {
  return [
    ...appRoutes.map((route) => ({ pattern: route.path, label: route.title })),
    ...resources.map(({ route, label }) => ({ pattern: route, label })),
  ];
}
