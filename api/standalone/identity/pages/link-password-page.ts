import type { Translate } from '../texts.js';
import { html } from './html.js';
import { layout } from './layout.js';
import { newPasswordFields } from './new-password-fields.js';

/** Content of the page: the user, and the problem of the last attempt. */
interface LinkPasswordView {
  /** Parameters of the language switch, with the token. */
  query: URLSearchParams;
  username: string;
  problem?: string;
}

/** Page on which a user with the link of a mail chooses their password. */
export function linkPasswordPage(t: Translate, { query, username, problem }: LinkPasswordView): string {
  const title = t('link.heading');
  return layout(t, {
    title,
    query,
    body: html`<main class="card narrow">
<h1>${title}</h1>
<p>${t('link.lead', { username })}</p>
${problem && html`<p class="problem" id="problem" role="alert">${problem}</p>`}
<form method="post" class="fields">
<input type="hidden" name="username" value="${username}" autocomplete="username">
${newPasswordFields(t, true)}
<div class="actions"><button class="button">${t('link.submit')}</button></div>
</form>
</main>`,
  });
}
