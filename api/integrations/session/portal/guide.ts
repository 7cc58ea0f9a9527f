import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../platform/project-root.js';
import { html, type Markup } from './html.js';
import { type Reader, say } from './reader.js';

/** The languages of the examples, by the file that holds them. */
const EXAMPLES = [
  { language: 'curl', file: 'guide.sh' },
  { language: 'TypeScript', file: 'guide.ts' },
  { language: 'Python', file: 'guide.py' },
] as const;

/** Where a step of the guide begins in a file: `#: ticket`. */
const STEP = /^(?:#|\/\/): (\w+)\n/m;

/** Steps of a file by name, in its order. */
function stepsOf(file: string): Map<string, string> {
  const [, ...parts] = readFileSync(join(projectRoot, 'openapi/examples', file), 'utf8').split(STEP);
  return new Map(parts.flatMap((name, at) => (at % 2 === 0 ? [[name, parts[at + 1]?.trim() ?? ''] as const] : [])));
}

const examples = EXAMPLES.map(({ language, file }) => ({ language, steps: stepsOf(file) }));
const STEPS = [...(examples[0]?.steps.keys() ?? [])];

/** Which screen a step is continued on, and the operation that one must be able to call to have use of it. */
const SCREENS: Record<string, { route: string; name: string; path: string }> = {
  start: { route: 'api-tokens', name: 'tokens', path: '/v1/api-tokens' },
  webhook: { route: 'admin/support/webhooks', name: 'webhooks', path: '/v1/webhooks' },
};

/** From a token to a webhook that is verified: seven steps, each of them runs. */
export function guide(reader: Reader): Markup {
  return html`<h1>${say(reader, 'guide.title')}</h1>
<p>${say(reader, 'guide.intro')}</p>
${STEPS.map((step, at) => section(reader, step, at + 1))}`;
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
