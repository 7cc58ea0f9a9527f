import { textIn } from '../../../platform/contract/describe.js';
import type { Locale } from '../../../vocabulary/locale.js';
import { html, type Markup } from './html.js';
import { type Reader, say } from './reader.js';

export type Schema = Record<string, unknown>;
type Schemas = Record<string, Schema>;
type Texts = Partial<Record<string, string>>;

const nameOf = (schema: Schema | undefined) =>
  String(schema?.$ref ?? '')
    .split('/')
    .at(-1) ?? '';

/** The schema that stands behind a reference or beside null, and the name that it has. */
export function behind(schema: Schema, schemas: Schemas): { schema: Schema; name: string } {
  const [value] = ((schema.anyOf as Schema[] | undefined) ?? []).filter(({ type }) => type !== 'null');
  if (value) return behind(value, schemas);
  const name = nameOf(schema);
  return name ? { schema: schemas[name] ?? {}, name } : { schema, name: '' };
}

/** What a value is, in a word. */
export function typeOf(given: Schema, schemas: Schemas): string {
  const { schema, name } = behind(given, schemas);
  if (name) return name;
  if (schema.items) return `${typeOf(schema.items as Schema, schemas)}[]`;
  const type = [schema.type ?? ''].flat().filter((one) => one !== 'null');
  return [type.join(' | '), schema.format].filter(Boolean).join(' · ');
}

/** What a field is called and what is said of it, in the reader's language. */
export function meaningOf(locale: Locale, property: Schema): { label?: string; help?: string } {
  const hint = (property['x-field'] ?? {}) as { label?: string; help?: string; labels?: Texts; helps?: Texts };
  const language = locale.slice(0, 2);
  return {
    label: hint.labels?.[language] ?? (hint.label && textIn(locale, hint.label)),
    help: hint.helps?.[language] ?? (hint.help && textIn(locale, hint.help)),
  };
}

/** The fields of a schema, one a row; those of a tenant's own below the field that holds them. */
export function schemaTable(reader: Reader, given: Schema): Markup {
  const { schemas } = reader.document.components;
  const { schema } = behind((given.items ?? given) as Schema, schemas);
  const rows = rowsOf(reader, schema, '');
  if (rows.length === 0) return html`<p><code>${typeOf(given, schemas)}</code></p>`;
  return html`<div class="wide" tabindex="0"><table>
<thead><tr><th>${say(reader, 'reference.field')}</th><th>${say(reader, 'reference.meaning')}</th><th>${say(reader, 'reference.type')}</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function rowsOf(reader: Reader, schema: Schema, prefix: string): Markup[] {
  const { schemas } = reader.document.components;
  const required = (schema.required as string[] | undefined) ?? [];
  return Object.entries((schema.properties ?? {}) as Schemas).flatMap(([key, property]) => {
    const { label, help } = meaningOf(reader.locale, property);
    const { schema: inner } = behind(property, schemas);
    const own = key === 'custom' && inner.properties ? rowsOf(reader, inner, `${prefix}${key}.`) : [];
    const row = html`<tr><td><code>${prefix}${key}</code>${required.includes(key) && html` <small>${say(reader, 'reference.required')}</small>`}</td>
<td>${label}${help && html`<br><small>${help}</small>`}</td><td>${typeOf(property, schemas)}${valuesOf(reader.locale, property, schemas)}</td></tr>`;
    return [row, ...own];
  });
}

const MOST_VALUES = 30;

/** The values of an enumeration, with their labels. */
function valuesOf(locale: Locale, property: Schema, schemas: Schemas): Markup | false {
  const { schema } = behind((property.items ?? property) as Schema, schemas);
  const values = ((schema.enum ?? []) as (string | null)[]).filter((value) => value !== null);
  if (values.length === 0 || values.length > MOST_VALUES) return false;
  const { choices, optionLabels } = (property['x-field'] ?? {}) as {
    choices?: string;
    optionLabels?: Record<string, Texts>;
  };
  const labelOf = (value: string) =>
    optionLabels?.[value]?.[locale.slice(0, 2)] ?? (choices && textIn(locale, `enums.${choices}.${value}`));
  return html`<ul class="values">${values.map((value) => html`<li><code>${value}</code> ${labelOf(value)}</li>`)}</ul>`;
}

const GENERIC: Record<string, string> = {
  list: 'list',
  get: 'one',
  post: 'create',
  put: 'replace',
  patch: 'update',
  delete: 'delete',
};

/**
 * What an operation does, in the reader's language: of what is generated, in the words of its resource; of an action, by
 * its label; of what is of its own kind, the English sentence that the document has.
 */
export function operationTitle(
  locale: Locale,
  method: string,
  path: string,
  operation: Schema,
  schemas: Schemas,
): Markup {
  const [, resource = '', below = ''] = /^\/v1\/([a-z-]+)(?:\/\{id\})?(?:\/([a-z-]+))?$/.exec(path) ?? [];
  const action = below && textIn(locale, `resources.${resource}.actions.${below}.name`);
  if (action) return html`${action}`;
  const of = below || resource;
  const names = textIn(locale, `resources.${of}.name`)?.split(' |||| ');
  const isMany = method === 'get' && !(below ? false : path.includes('{id}'));
  const isResource = Object.values(schemas).some((schema) => (schema['x-resource'] as Schema | undefined)?.path === of);
  const title =
    names &&
    isResource &&
    textIn(locale, `docs.reference.operations.${GENERIC[isMany ? 'list' : method]}`, {
      name: isMany ? names.at(-1) : names[0],
    });
  return title ? html`${title}` : html`<span lang="en">${operation.summary as string}</span>`;
}

/** The codes with which a response refuses. */
export function codesOf(response: Schema | undefined, schemas: Record<string, Schema>): string[] {
  const content = response?.content as Record<string, { schema: Schema }> | undefined;
  const $ref = content?.['application/problem+json']?.schema.$ref as string | undefined;
  const narrowed = (schemas[$ref?.split('/').at(-1) ?? '']?.allOf as Schema[] | undefined)?.[1];
  return ((narrowed?.properties as Record<string, Schema> | undefined)?.code?.enum as string[] | undefined) ?? [];
}
