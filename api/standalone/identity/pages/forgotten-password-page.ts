import type { Translate } from '../texts.js';
import { html } from './html.js';
import { layout } from './layout.js';
import { backLink } from './message-page.js';

/** Page on which a user who forgot the password enters their name; `query` are the parameters of the language switch. */
export function forgottenPasswordPage(t: Translate, query: URLSearchParams, appUrl: string): string {
  const title = t('forgotten.heading');
  return layout(t, {
    title,
    query,
    body: html`<main class="card narrow">
<h1>${title}</h1>
<p>${t('forgotten.lead')}</p>
<form method="post" class="fields">
<label>${t('forgotten.name')}
<input name="name" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus></label>
<div class="actions"><button class="button">${t('forgotten.submit')}</button></div>
</form>
${backLink(t, appUrl, true)}
</main>`,
  });
}
