import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, type Markup } from '../../../platform/http/html.js';
import { projectRoot } from '../../../platform/project-root.js';
import { type Reader, say } from './reader.js';

/** The languages of the examples with their files. */
const EXAMPLES = [
  { language: 'curl', file: 'guide.sh' },
  { language: 'TypeScript', file: 'guide.ts' },
  { language: 'Python', file: 'guide.py' },
] as const;

/** The begin of a step in a file: `#: ticket`. */
const STEP = /^(?:#|\/\/): (\w+)\n/m;

/** Steps of a file by name, in its order. */
function stepsOf(file: string): Map<string, string> {
  const [, ...parts] = readFileSync(join(projectRoot, 'openapi/examples', file), 'utf8').split(STEP);
  return new Map(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1]?.trim() ?? ''] as const] : [])));
}

const examples = EXAMPLES.map(({ language, file }) => ({ language, steps: stepsOf(file) }));
const STEPS = [...(examples[0]?.steps.keys() ?? [])];

/** The screen of a step, and the operation that its user must be able to call. */
const SCREENS: Record<string, { route: string; name: string; path: string }> = {
  start: { route: 'api-tokens', name: 'tokens', path: '/v1/api-tokens' },
  webhook: { route: 'admin/support/webhooks', name: 'webhooks', path: '/v1/webhooks' },
};

/** What programs need beyond the steps. */
const TOPICS = ['rights', 'paging', 'errors', 'many', 'export', 'limits'] as const;

/** The guide from a token to a verified webhook: seven executable steps. */
export function guide(reader: Reader): Markup {
  return html`<h1>${say(reader, 'guide.title')}</h1>
<p>${say(reader, 'guide.intro')}</p>
${STEPS.map((step, at) => section(reader, step, at + 1))}
<h2>${say(reader, 'guide.topics')}</h2>
<dl>${TOPICS.map((topic) => html`<dt>${say(reader, `guide.topic.${topic}.title`)}</dt><dd>${say(reader, `guide.topic.${topic}.text`)}</dd>`)}</dl>`;
}

function section(reader: Reader, step: string, number: number): Markup {
  const screen = SCREENS[step];
  const isOpen = screen && reader.document.paths[screen.path];
  return html`<section id="${step}">
<h2>${number}. ${say(reader, `guide.steps.${step}.title`)}</h2>
<p>${say(reader, `guide.steps.${step}.text`)}</p>
${isOpen && html`<p><a class="button" href="${reader.application}${screen.route}">${say(reader, `guide.manage.${screen.name}`)}</a></p>`}
<div class="examples">${examples.map(({ language, steps }, at) => example(reader, step, language, steps.get(step) ?? '', at === 0))}</div>
</section>
`;
}

function example({ api }: Reader, step: string, language: string, code: string, isOpen: boolean): Markup {
  return html`<details name="${step}"${isOpen && html` open`}><summary>${language}</summary>
<pre tabindex="0" data-language="${language}" data-step="${step}"><code>${code.replaceAll('{{api}}', api)}</code></pre></details>
`;
}
