import { html, type Markup } from '../../../platform/http/html.js';
import { codesWithText, errorTemplate } from '../../../platform/http/texts.js';
import { type Reader, say } from './reader.js';
import { codesOf } from './reference-schemas.js';

/** The section of codes of fields, which have no status of their own. */
const OF_FIELDS = 'field';

/** All codes of the API by their status, with texts and advice. */
export function errorCatalogue(reader: Reader): Markup {
  const sections = [...codesByStatus(reader)].map(([status, codes]) => {
    const title = status === OF_FIELDS ? say(reader, 'errors.field') : status;
    return html`<section id="status-${status}"><h2>${title}</h2><p>${say(reader, `todo.${status}`)}</p>
<div class="wide" tabindex="0"><table><thead><tr><th>${say(reader, 'errors.code')}</th><th>${say(reader, 'errors.text')}</th></tr></thead>
<tbody>${codes.map((code) => html`<tr id="${code}"><td><code>${code}</code></td><td>${errorTemplate(reader.locale, code)}</td></tr>`)}</tbody></table></div></section>
`;
  });
  return html`<h1>${say(reader, 'pages.errors')}</h1><p>${say(reader, 'errors.intro')}</p>${sections}`;
}

function codesByStatus({ document }: Reader): Map<string, string[]> {
  const { responses: shared, schemas } = document.components;
  const found = new Map<string, Set<string>>();
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods)))
    for (const [status, given] of Object.entries(operation.responses as Record<string, Record<string, unknown>>)) {
      const response = given.$ref ? shared[String(given.$ref).split('/').at(-1) ?? ''] : given;
      for (const code of codesOf(response, schemas)) found.set(status, (found.get(status) ?? new Set()).add(code));
    }
  const listed = new Set([...found.values()].flatMap((codes) => [...codes]));
  const rest = codesWithText().filter((code) => !listed.has(code));
  const byStatus = [...found]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([status, codes]) => [status, [...codes].sort()] as const);
  return new Map([...byStatus, [OF_FIELDS, rest] as const]);
}
