import type { ResourceModel } from '../model/resource-model';
import type { Me } from '../providers/me';
import { mayOpen } from '../providers/routes';

/** One entry of the side navigation. */
export interface NavigationItem {
  to: string;
  /** Locale key of the name of the entry. */
  label: string;
  /** Name of the icon (x-resource.icon). */
  icon: string;
  /** Further paths of screens that belong to the entry. */
  paths?: readonly string[];
}

const leading: NavigationItem[] = [
  { to: '/my-day', label: 'field.title', icon: 'Route' },
  { to: '/dashboard', label: 'app.nav.dashboard', icon: 'SpaceDashboard' },
  { to: '/issue', label: 'app.nav.tickets', icon: 'ConfirmationNumber' },
  { to: '/calendar', label: 'calendar.title', icon: 'CalendarMonth' },
  { to: '/issue/search', label: 'app.nav.search', icon: 'Insights' },
];
const trailing: NavigationItem[] = [
  { to: '/masterdata', label: 'app.nav.masterdata', icon: 'Tune' },
  { to: '/admin/support', label: 'app.nav.support', icon: 'SupportAgent', paths: ['/incoming-mail'] },
];

/** Most used resources of the main menu; others follow in the order of the document. */
const order = ['task', 'customer', 'customer-locations', 'announcement'];
const rank = ({ route }: ResourceModel) => (order.includes(route) ? order.indexOf(route) : order.length);

/**
 * The navigation entries of the user: fixed screens and the document's resources of the main menu, without screens that
 * require a role they lack.
 */
export function navigationFor(me: Pick<Me, 'roles'>, models: readonly ResourceModel[]): NavigationItem[] {
  const fixed = new Set([...leading, ...trailing].map(({ to }) => to));
  const resources = models
    .filter((model) => model.menu === 'main' && model.can.list && !fixed.has(`/${model.route}`))
    .sort((left, right) => rank(left) - rank(right))
    .map((model) => ({ to: `/${model.route}`, label: model.label, icon: model.icon }));
  return [...leading, ...resources, ...trailing].filter(({ to }) => mayOpen(me, to));
}

/** The entry of a path: the entry with the longest address that the path begins with. */
export function activeItem(path: string, items: readonly NavigationItem[]): string | undefined {
  const found = items.filter(({ to, paths = [] }) => [to, ...paths].some((one) => `${path}/`.startsWith(`${one}/`)));
  return found.sort((left, right) => right.to.length - left.to.length)[0]?.to;
}
