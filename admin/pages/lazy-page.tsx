import { type ComponentType, lazy } from 'react';
import { type AppRoute, appRoutes, fits, segmentsOf } from '../providers/routes';

const modules = import.meta.glob<{ default: ComponentType }>('./*/*Page.tsx');

/** The screen of a route, loaded when it is first opened. */
export function lazyPage({ page }: Pick<AppRoute, 'page'>): ComponentType {
  const load = modules[`./${page}.tsx`];
  if (!load) throw new Error(`There is no screen pages/${page}.tsx`);
  return lazy(load);
}

/** Fetches the screen of a path below the base ahead of its showing, the home route's where the path is none. */
export function fetchPage(path: string): void {
  const segments = segmentsOf(path);
  const home = segments.length === 0 || segments[0] === 'home';
  const route = appRoutes.find((candidate) => fits(candidate.path, home ? ['dashboard'] : segments));
  // The screen itself loads its module again and shows an error that occurs here.
  if (route) modules[`./${route.page}.tsx`]?.().catch(() => undefined);
}
