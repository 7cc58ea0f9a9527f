import { textIn } from '../../../platform/contract/describe.js';
import { behind } from '../../../platform/contract/examples.js';
import { html, type Markup } from '../../../platform/http/html.js';
import type { Locale } from '../../../vocabulary/locale.js';
import { type Reader, say } from './reader.js';

export type Schema = Record<string, unknown>;
type Schemas = Record<string, Schema>;
type Texts = Partial<Record<string, string>>;

/** The type of a value, in a word. */
export function typeOf(given: Schema, schemas: Schemas): string {
  const { schema, name } = behind(given, schemas);
  if (name) return name;
  if (schema.items) return `${typeOf(schema.items as Schema, schemas)}[]`;
  const type = [schema.type ?? ''].flat().filter((one) => one !== 'null');
  return [type.join(' | '), schema.format].filter(Boolean).join(' · ');
}

/** The fields of a schema, one a row; a tenant's own fields follow the field that contains them. */
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
    const { schema: inner } = behind(property, schemas);
    const own = key === 'custom' && inner.properties ? rowsOf(reader, inner, `${prefix}${key}.`) : [];
    const row = html`<tr><td><code>${prefix}${key}</code>${required.includes(key) && html` <small>${say(reader, 'reference.required')}</small>`}</td>
<td>${property.title as string | undefined}${typeof property.description === 'string' && html`<br><small>${property.description}</small>`}</td><td>${typeOf(property, schemas)}${valuesOf(reader.locale, property, schemas)}</td></tr>`;
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

/** The error codes of a response. */
export function codesOf(response: Schema | undefined, schemas: Record<string, Schema>): string[] {
  const content = response?.content as Record<string, { schema: Schema }> | undefined;
  const $ref = content?.['application/problem+json']?.schema.$ref as string | undefined;
  const narrowed = (schemas[$ref?.split('/').at(-1) ?? '']?.allOf as Schema[] | undefined)?.[1];
  return ((narrowed?.properties as Record<string, Schema> | undefined)?.code?.enum as string[] | undefined) ?? [];
}
