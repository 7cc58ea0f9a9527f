import type { Translate } from '../texts.js';
import { type Html, html } from './html.js';
import { layout } from './layout.js';

/** A page that says one thing and offers one way on. */
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

/** The way back to the application: as what to do next, or `beside` that as a line of help. */
export function backLink(t: Translate, appUrl: string, beside = false): Html {
  return beside
    ? html`<p class="help"><a href="${appUrl}">${t('back')}</a></p>`
    : html`<a class="button" href="${appUrl}">${t('back')}</a>`;
}
