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
  const again = el('button', { type: 'button', click: retry }, words('common.tryAgain'));
  return card(null, words('common.failedTitle'), el('p', {}, failureText(error, words)), again);
}

/** The text of a failure, as one sentence. */
export const failureText = (error: unknown, words: Words): string =>
  error instanceof Refused && error.status === 429
    ? words('common.tooMany', { seconds: error.seconds })
    : words('common.failed');

/** A day as the reader writes it, in the zone of the desk. */
export const dayText = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: ZONE }).format(new Date(moment));
