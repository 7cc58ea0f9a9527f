import type { TokenUser } from '../../platform/access/token-user.js';
import { translate } from '../../platform/http/texts.js';
import type { Locale } from '../../vocabulary/locale.js';

/**
 * Shows the document of the signed-in person. For trying it out they sign in again under "Authorize", with the client of
 * the application (authorization code with PKCE), or enter a token by hand; the page keeps neither.
 */
export const DOCS_SCRIPT = `'use strict';
const place = document.getElementById('documentation');
const ui = window.SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#documentation',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  validatorUrl: null,
  oauth2RedirectUrl: new URL('docs/assets/oauth2-redirect.html', location.href).href,
});
ui.initOAuth({
  clientId: place.dataset.client,
  scopes: ['openid', 'profile', 'email'],
  usePkceWithAuthorizationCodeGrant: true,
});
`;

export const DOCS_STYLE = `
body { margin: 0; background: #f5f6f8; color: #1b2330; font: 15px/1.5 Inter, Arial, sans-serif; }
header { display: flex; align-items: center; gap: 16px; padding: 12px 24px; background: #fff; border-bottom: 1px solid #e1e5ea; }
header strong { flex: 1; color: #1f3a6e; }
header span { color: #566072; }
header button { padding: 8px 16px; border: 1px solid #8a93a1; border-radius: 8px; background: #fff; color: #1f3a6e; font: inherit; cursor: pointer; }
header button:hover { background: #f5f6f8; }
header button:focus-visible { outline: 2px solid #1f3a6e; outline-offset: 2px; }
form { margin: 0; }
`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The page around the documentation; it holds no script and no style of its own, as the security policy demands. */
export function docsPage(locale: Locale, { name, tenant }: TokenUser): string {
  const text = (key: string) => escapeHtml(translate(locale, `docs.${key}`));
  const who = escapeHtml(tenant ? `${name} (${tenant})` : name);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text('title')}</title>
<link rel="icon" href="../mark.svg">
<link rel="stylesheet" href="docs/assets/swagger-ui.css">
<link rel="stylesheet" href="docs/assets/docs.css">
</head>
<body>
<header>
<strong>${text('title')}</strong>
<span>${who}</span>
<form method="post" action="session/sign-out"><button type="submit">${text('signOut')}</button></form>
</header>
<main id="documentation" data-client="${escapeHtml(tenant ? `vsd-webapp-${tenant}` : 'vsd-webapp')}"></main>
<script src="docs/assets/swagger-ui-bundle.js"></script>
<script src="docs/assets/docs.js"></script>
</body>
</html>
`;
}
