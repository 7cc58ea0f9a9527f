import { LOCALES } from '../../../vocabulary/locale.js';
import { REALM_PATH } from '../provider.js';
import type { Translate } from '../texts.js';
import { type Html, html } from './html.js';

const LANGUAGE_NAMES = { 'de-CH': 'Deutsch', 'en-CH': 'English', 'fr-CH': 'Français', 'it-CH': 'Italiano' };

function languageSwitch(t: Translate, parameters: URLSearchParams): Html {
  const links = LOCALES.map((locale) => {
    const query = new URLSearchParams(parameters);
    query.set('kc_locale', locale);
    const current = locale === t.locale && html` aria-current="true"`;
    return html`<li><a href="?${query}" hreflang="${locale}" lang="${locale}"${current}><abbr title="${
      LANGUAGE_NAMES[locale]
    }">${locale.slice(0, 2).toUpperCase()}</abbr></a></li>`;
  });
  return html`<nav aria-label="${t('language')}"><ul class="languages">${links}</ul></nav>`;
}

/** Frame of every page; `query` are the parameters of the language switch, and without it the page has no switch. */
export function layout(t: Translate, page: { title: string; body: Html; query?: URLSearchParams }): string {
  const resources = `${REALM_PATH}/resources`;
  return html`<!doctype html>
<html lang="${t.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${page.title} – ${t('product')}</title>
<link rel="icon" href="${resources}/mark.svg">
<link rel="stylesheet" href="${resources}/style.css">
</head>
<body>
<header class="bar">
<p class="product"><img src="${resources}/mark.svg" alt="" width="28" height="28">${t('product')}</p>
${page.query && languageSwitch(t, page.query)}
</header>
${page.body}
</body>
</html>
`.text;
}
