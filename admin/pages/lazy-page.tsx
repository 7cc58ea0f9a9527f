import { type ComponentType, lazy } from 'react';
import type { AppRoute } from '../routes';

const modules = import.meta.glob<{ default: ComponentType }>('./*/*Page.tsx');

/** The screen of a route, loaded when it is first opened. */
export function lazyPage({ page }: Pick<AppRoute, 'page'>): ComponentType {
  const load = modules[`./${page}.tsx`];
  if (!load) throw new Error(`There is no screen pages/${page}.tsx`);
  return lazy(load);
}
