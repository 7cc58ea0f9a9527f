import type { Translate } from '../texts.js';
import { html } from './html.js';
import { layout } from './layout.js';
import { newPasswordFields } from './new-password-fields.js';

/** Content of the page: the user, the address of the back link, and the result of the last attempt. */
export interface AccountView {
  query: URLSearchParams;
  username?: string;
  backTo: string;
  problem?: string;
  done?: boolean;
}

/** Page on which people change their password. */
export function accountPage(t: Translate, { query, username, backTo, problem, done }: AccountView): string {
  const title = t('account.heading');
  return layout(t, {
    title,
    query,
    body: html`<main class="card narrow">
<h1>${title}</h1>
${problem && html`<p class="problem" id="problem" role="alert">${problem}</p>`}
${done && html`<p class="notice" role="status">${t('account.done')}</p>`}
<form method="post" class="fields">
<label>${t('signIn.username')}
<input name="username" value="${username ?? ''}" autocomplete="username" autocapitalize="none" spellcheck="false" required></label>
<label>${t('account.current')}
<input name="current" type="password" autocomplete="current-password" required></label>
${newPasswordFields(t)}
<div class="actions"><button class="button">${t('account.submit')}</button>
<a class="button quiet" href="${backTo}">${t('back')}</a></div>
</form>
</main>`,
  });
}
