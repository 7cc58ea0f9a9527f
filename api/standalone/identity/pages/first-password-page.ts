import type { Translate } from '../texts.js';
import { html } from './html.js';
import { layout } from './layout.js';
import { newPasswordFields } from './new-password-fields.js';

/** Page on which a user with a temporary password chooses their own. */
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
${newPasswordFields(t, true)}
<div class="actions"><button class="button">${t('first.submit')}</button></div>
</form>
</main>`,
  });
}
