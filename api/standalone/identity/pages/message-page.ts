import type { Translate } from '../texts.js';
import { type Html, html } from './html.js';
import { layout } from './layout.js';

/** A page with one message and one action. */
export function messagePage(
  t: Translate,
  { title, text, action }: { title: string; text: string; action: Html },
): string {
  return layout(t, {
    title,
    body: html`<main class="card narrow">
<h1>${title}</h1>
<p>${text}</p>
<div class="actions">${action}</div>
</main>`,
  });
}

/** The link back to the application: as the action of the page, or `beside` it as a line of help. */
export function backLink(t: Translate, appUrl: string, beside = false): Html {
  return beside
    ? html`<p class="help"><a href="${appUrl}">${t('back')}</a></p>`
    : html`<a class="button" href="${appUrl}">${t('back')}</a>`;
}
