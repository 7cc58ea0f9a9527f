import { html, type Markup } from '../../platform/http/html.js';
import { LOCALES, type Locale } from '../../vocabulary/locale.js';
import { errorCatalogue } from './portal/error-catalogue.js';
import { guide } from './portal/guide.js';
import { PAGES, type Page, pageHref, type Reader, say } from './portal/reader.js';
import { reference } from './portal/reference.js';

/**
 * Shows the document of the signed-in user. To try it, the user signs in again under "Authorize", with the client of the
 * application (authorization code with PKCE), or enters a token by hand; the page stores neither.
 */
export const DOCS_SCRIPT = `'use strict';
const place = document.getElementById('documentation');
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
const ui = window.SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#documentation',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  validatorUrl: null,
  // In the language of the page, whatever the browser would ask for.
  requestInterceptor(request) {
    request.headers['Accept-Language'] = document.documentElement.lang;
    return request;
  },
  oauth2RedirectUrl: new URL('docs/assets/oauth2-redirect.html', location.href).href,
});
ui.initOAuth({
  clientId: place.dataset.client,
  scopes: ['openid', 'profile', 'email'],
  usePkceWithAuthorizationCodeGrant: true,
});
`;

const LANGUAGES: Record<Locale, string> = {
  'de-CH': 'Deutsch',
  'en-CH': 'English',
  'fr-CH': 'Français',
  'it-CH': 'Italiano',
};

/** A page of the documentation, without inline scripts and styles, which the security policy forbids. */
export function docsPage(reader: Reader, page: Page, tag?: string): string {
  return html`<!doctype html>
<html lang="${reader.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(reader, `pages.${page}`)} · ${say(reader, 'title')}</title>
<link rel="icon" href="../mark.svg">
${page === 'try' && html`<link rel="stylesheet" href="docs/assets/swagger-ui.css">`}
<link rel="stylesheet" href="docs/assets/docs.css">
</head>
<body>
<header>
<strong>${say(reader, 'title')}</strong>
<nav aria-label="${say(reader, 'title')}">${PAGES.map(
    (one) =>
      html`<a href="${pageHref(reader, one)}"${one === page && html` aria-current="page"`}>${say(reader, `pages.${one}`)}</a>`,
  )}</nav>
<nav class="languages" aria-label="${say(reader, 'language')}">${LOCALES.map(
    (locale) =>
      html`<a lang="${locale}" href="${pageHref({ locale }, page, tag)}"${locale === reader.locale && html` aria-current="true"`} title="${LANGUAGES[locale]}">${locale.slice(0, 2)}</a>`,
  )}</nav>
${signedIn(reader)}
</header>
${contentOf(reader, page, tag)}
</body>
</html>
`.text;
}

function signedIn(reader: Reader): Markup {
  if (!reader.user) return html`<a class="button" href="session/sign-in">${say(reader, 'signIn')}</a>`;
  const { name, tenant } = reader.user;
  return html`<span>${tenant ? `${name} (${tenant})` : name}</span>
<form method="post" action="session/sign-out"><button type="submit">${say(reader, 'signOut')}</button></form>`;
}

function contentOf(reader: Reader, page: Page, tag?: string): Markup {
  if (page === 'try') return tryOut(reader);
  const content =
    page === 'guide' ? guide(reader) : page === 'errors' ? errorCatalogue(reader) : reference(reader, tag);
  return html`<main>${content}</main>`;
}

/** The page of Swagger UI, with the client of the application. */
function tryOut({ client }: Reader): Markup {
  return html`<main class="try" id="documentation" data-client="${client}"></main>
<script src="docs/assets/swagger-ui-bundle.js"></script>
<script src="docs/assets/docs.js"></script>`;
}
