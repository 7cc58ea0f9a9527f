import type { ResourceModel } from '../../model/resource-model';
import type { Translate } from '../../providers/format';
import type { Me } from '../../providers/me';
import { mayOpen } from '../../providers/routes';
import { navigationFor } from '../navigation';
import type { Suggestion } from './suggestion';

/** Most screens and actions that are offered. */
const MOST = 5;

/** A text without case and accents. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLocaleLowerCase();

/** Whether each typed word is the beginning of a word of the text. */
export function answers(text: string, typed: string): boolean {
  const words = plain(text).split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((start) => words.some((word) => word.startsWith(start)));
}

/** Screens that the user may open and actions that they may begin, by their names in the user's language. */
export function ownPlaces(
  typed: string,
  { me, models, translate }: { me: Pick<Me, 'roles'>; models: readonly ResourceModel[]; translate: Translate },
): Suggestion[] {
  const screens = [
    ...navigationFor(me, models),
    ...models
      .filter(({ menu, can, route }) => menu === 'masterdata' && can.list && mayOpen(me, route))
      .map(({ route, label, icon }) => ({ to: `/${route}`, label, icon })),
    { to: '/profile', label: 'app.nav.profile', icon: 'Person' },
  ].map(({ to, label, icon }) => ({ kind: 'screens' as const, to, icon, label: translate(label, { smart_count: 2 }) }));
  const actions = [
    ...models
      .filter(({ generated, can, route, isSingle }) => generated && !isSingle && can.create && mayOpen(me, route))
      .map(({ route, label, icon }) => ({
        to: `/${route}/create`,
        icon,
        label: translate('fullText.create', { what: translate(label, { smart_count: 1 }) }),
      })),
    ...(models.some(({ path, can }) => path === 'tickets' && can.create)
      ? [{ to: '/issue/create', icon: 'ConfirmationNumber', label: translate('app.newTicket') }]
      : []),
    { to: '/sign-out', icon: 'Key', label: translate('ra.auth.logout') },
  ].map((action) => ({ kind: 'actions' as const, ...action }));
  return [...actions, ...screens]
    .filter(({ label }) => answers(label, typed))
    .slice(0, MOST)
    .map((place) => ({ id: `${place.kind}-${place.to.slice(1).replaceAll('/', '-')}`, note: '', ...place }));
}
