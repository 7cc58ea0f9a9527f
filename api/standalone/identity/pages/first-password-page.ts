import type { Translate } from '../texts.js';
import { MIN_PASSWORD } from './account-page.js';
import { html } from './html.js';
import { layout } from './layout.js';

/** Page on which somebody who came with a temporary password chooses his own before he goes on. */
export function firstPasswordPage(t: Translate, problem?: string): string {
  const title = t('first.heading');
  return layout(t, {
    title,
    body: html`<main class="card narrow">
<h1>${title}</h1>
<p>${t('first.lead')}</p>
${problem && html`<p class="problem" id="problem" role="alert">${problem}</p>`}
<form method="post" class="fields">
<input type="hidden" name="kc_locale" value="${t.locale}">
<label>${t('account.new')}
<input name="new" type="password" autocomplete="new-password" minlength="${MIN_PASSWORD}" required autofocus aria-describedby="rule"></label>
<p class="help" id="rule">${t('account.rule', { min: MIN_PASSWORD })}</p>
<label>${t('account.repeat')}
<input name="repeat" type="password" autocomplete="new-password" required></label>
<div class="actions"><button class="button">${t('first.submit')}</button></div>
</form>
</main>`,
  });
}
