import { ZONE } from '../../openapi/vocabulary';
import { Refused } from './call-api';
import { el } from './dom';
import type { Locale, Words } from './texts';

/** Properties of a page: its texts, its language, and the parts of its address behind its name. */
export interface PageContext {
  readonly words: Words;
  readonly locale: Locale;
  readonly parts: readonly string[];
}

/** Builds a page of the portal for people without an account. */
export type Page = (context: PageContext) => Promise<Node>;

/** A card with the name of the desk, a title and content. */
export const card = (desk: string | null, title: string, ...children: readonly (Node | string | null | false)[]) =>
  el(
    'div',
    { class: 'card' },
    desk && el('p', { class: 'head' }, desk),
    el('h1', { tabindex: -1 }, title),
    ...children,
  );

/** The notice in place of a page that cannot be shown. */
export function failureCard(error: unknown, words: Words, retry: () => void): Node {
  if (error instanceof Refused && error.status === 404) {
    return card(null, words('common.badTitle'), el('p', {}, words('common.bad')));
  }
  if (isSuspended(error)) return card(null, words('common.suspendedTitle'), el('p', {}, failureText(error, words)));
  const again = el('button', { type: 'button', click: retry }, words('common.tryAgain'));
  return card(null, words('common.failedTitle'), el('p', {}, failureText(error, words)), again);
}

/** True for the refusal of a tenant that the operator has suspended (`vsd tenant suspend`). */
const isSuspended = (error: unknown) => error instanceof Refused && error.code === 'TENANT_SUSPENDED';

/** The text of a failure, as one sentence. */
export function failureText(error: unknown, words: Words): string {
  if (isSuspended(error)) return words('common.suspended');
  if (error instanceof Refused && error.status === 429) return words('common.tooMany', { seconds: error.seconds });
  return words('common.failed');
}

/** A day as the reader writes it, in the zone of the desk. */
export const dayText = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: ZONE }).format(new Date(moment));
