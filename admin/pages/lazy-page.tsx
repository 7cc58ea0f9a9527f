import { type ComponentType, lazy } from 'react';
import type { AppRoute } from '../routes';
import { ComingPage } from './ComingPage';

const modules = import.meta.glob<{ default: ComponentType }>('./*/*Page.tsx');

/** The screen of a route, loaded when it is first opened. */
export function lazyPage({ page, title = '' }: Pick<AppRoute, 'page'> & Partial<AppRoute>): ComponentType {
  const load = modules[`./${page}.tsx`];
  if (load) return lazy(load);
  return () => <ComingPage title={title} />;
}
