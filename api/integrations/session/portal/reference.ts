import { tagName, tagText } from '../../../platform/contract/describe.js';
import { behind, exampleOf } from '../../../platform/contract/examples.js';
import { html, type Markup } from '../../../platform/http/html.js';
import { errorTemplate } from '../../../platform/http/texts.js';
import { pageHref, type Reader, say } from './reader.js';
import { codesOf, type Schema, schemaTable, typeOf } from './reference-schemas.js';

type Operation = Schema & { tags: string[]; parameters: Schema[]; responses: Record<string, Schema>; summary: string };
interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** The operations of the reader's document by part of the API. */
function callsByTag({ document }: Reader): Map<string, Call[]> {
  const tags = new Map<string, Call[]>();
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [tag = ''] = operation.tags as string[];
      tags.set(tag, [...(tags.get(tag) ?? []), { path, method, operation: operation as Operation }]);
    }
  return tags;
}

/** All parts of the API, or the operations of one, that the reader may call. */
export function reference(reader: Reader, tag?: string): Markup {
  const tags = callsByTag(reader);
  const shown = tag === undefined ? undefined : tags.get(tag);
  const named = [...tags.keys()]
    .map((key) => ({ key, name: tagName(reader.locale, key) }))
    .sort((a, b) => a.name.localeCompare(b.name, reader.locale));
  const list = html`<ul class="parts">${named.map(
    ({ key, name }) =>
      html`<li><a href="${pageHref(reader, 'reference', key)}"${key === tag && html` aria-current="page"`}>${name}</a></li>`,
  )}</ul>`;
  if (!tag || !shown)
    return html`<h1>${say(reader, 'pages.reference')}</h1><p>${say(reader, reader.user ? 'reference.intro' : 'reference.openIntro')}</p>${list}`;
  return html`<div class="beside"><nav aria-label="${say(reader, 'pages.reference')}">${list}</nav><div>
<h1>${tagName(reader.locale, tag)}</h1>
<p>${tagText(reader.locale, tag)}</p>
${shown.map((call) => operationPart(reader, call))}</div></div>`;
}

function operationPart(reader: Reader, { path, method, operation }: Call): Markup {
  const { schemas } = reader.document.components;
  const media = (operation.requestBody as Schema | undefined)?.content as Record<string, Schema> | undefined;
  const [type = '', body] = Object.entries(media ?? {})[0] ?? [];
  const sent = body?.schema as Schema | undefined;
  const answer = answerOf(operation);
  return html`<section class="operation" id="${operation.operationId as string}">
<h2>${operation.summary}</h2>
<p class="address"><b>${method.toUpperCase()}</b> <code>${path}</code></p>
<p class="rights">${operation.description as string}</p>
${operation.parameters.length > 0 && parameters(reader, operation.parameters)}
${operation.parameters.some(({ name }) => name === 'filter') && answer && filters(reader, answer)}
${
  sent &&
  html`<details><summary>${say(reader, 'reference.body')} <small>${type}</small></summary>${schemaTable(reader, sent)}
${type === 'application/json' && method !== 'put' && html`<h3>${say(reader, 'reference.example')}</h3><pre tabindex="0"><code>${JSON.stringify(exampleOf(sent, schemas), null, 2)}</code></pre>`}</details>`
}
${answer && html`<details><summary>${say(reader, 'reference.answer')}</summary>${schemaTable(reader, answer)}</details>`}
<details><summary>${say(reader, 'reference.refusals')}</summary>${refusals(reader, operation)}</details>
</section>
`;
}

function answerOf({ responses }: Operation): Schema | undefined {
  const [, done] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return ((done?.content as Record<string, Schema> | undefined)?.['application/json']?.schema as Schema) ?? undefined;
}

function parameters(reader: Reader, all: readonly Schema[]): Markup {
  const rows = all.map(
    (
      one,
    ) => html`<tr><td><code>${one.name as string}</code>${one.required === true && html` <small>${say(reader, 'reference.required')}</small>`}</td>
<td>${one.in as string}</td><td>${typeOf(one.schema as Schema, reader.document.components.schemas)}</td><td>${one.description as string | undefined}</td></tr>`,
  );
  return html`<details><summary>${say(reader, 'reference.parameters')}</summary>
<div class="wide" tabindex="0"><table><tbody>${rows}</tbody></table></div></details>`;
}

/** The fields of a list by which it can be filtered and sorted, with the suffixes of their filters. */
function filters(reader: Reader, answer: Schema): Markup | false {
  const { schemas } = reader.document.components;
  const { schema } = behind((answer.items ?? answer) as Schema, schemas);
  const rows = Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(([key, property]) => {
    const { filter = [], sort = false } = (property['x-field'] ?? {}) as { filter?: string[]; sort?: boolean };
    if (filter.length === 0 && !sort) return [];
    return html`<tr><td><code>${key}</code></td><td>${filter.map((suffix) => html`<code>${suffix || '='}</code> `)}</td><td>${sort ? '✓' : ''}</td></tr>`;
  });
  return (
    rows.length > 0 &&
    html`<details><summary>${say(reader, 'reference.filters')}</summary><p>${say(reader, 'reference.filtersText')}</p>
<div class="wide" tabindex="0"><table><thead><tr><th>${say(reader, 'reference.field')}</th><th>${say(reader, 'reference.filter')}</th><th>${say(reader, 'reference.sort')}</th></tr></thead>
<tbody>${rows}</tbody></table></div></details>`
  );
}

function refusals(reader: Reader, { responses }: Operation): Markup {
  const { components } = reader.document;
  const rows = Object.entries(responses).flatMap(([status, given]) => {
    const response = given.$ref ? components.responses[String(given.$ref).split('/').at(-1) ?? ''] : given;
    return codesOf(response, components.schemas).map(
      (
        code,
      ) => html`<tr><td>${status}</td><td><a href="${pageHref(reader, 'errors')}#${code}"><code>${code}</code></a></td>
<td>${errorTemplate(reader.locale, code)}</td></tr>`,
    );
  });
  return html`<div class="wide" tabindex="0"><table><tbody>${rows}</tbody></table></div>`;
}
