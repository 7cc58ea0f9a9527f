import type { Context } from 'oidc-provider';
import { pageHeaders } from './http.js';
import { textsFor } from './locale-cookie.js';
import { Html, html } from './pages/html.js';
import { backLink, messagePage } from './pages/message-page.js';
import type { ProviderParts } from './provider.js';
import { REALM_PATH } from './provider.js';

/** The pages of oidc-provider, in our look. */
export function providerPages(appUrl: string): ProviderParts['pages'] {
  const translate = ({ query, req }: Context) => textsFor(req, query.ui_locales);

  function show(ctx: Context, page: string): void {
    for (const [name, value] of Object.entries(pageHeaders())) ctx.set(name, value);
    ctx.type = 'html';
    ctx.body = page;
  }

  return {
    logout(ctx, form) {
      const t = translate(ctx);
      const hinted = ctx.oidc.entities.IdTokenHint !== undefined;
      const action = html`${new Html(form)}<button class="button" form="op.logoutForm" name="logout" value="yes"${
        hinted && html` data-automatic`
      }>${t('logout.submit')}</button>
<a class="button quiet" href="${appUrl}">${t('logout.stay')}</a>
${hinted && html`<script src="${REALM_PATH}/resources/confirm.js"></script>`}`;
      show(ctx, messagePage(t, { title: t('logout.heading'), text: t('logout.question'), action }));
    },
    loggedOut(ctx) {
      const t = translate(ctx);
      const page = { title: t('loggedOut.heading'), text: t('loggedOut.text'), action: backLink(t, appUrl) };
      show(ctx, messagePage(t, page));
    },
    problem(ctx, error) {
      const t = translate(ctx);
      const kind = error.name === 'SessionNotFound' ? 'expired' : 'problem';
      const text = t(`${kind}.text`, { reason: error.message });
      show(ctx, messagePage(t, { title: t(`${kind}.heading`), text, action: backLink(t, appUrl) }));
    },
  };
}
