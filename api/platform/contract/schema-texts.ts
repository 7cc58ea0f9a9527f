import type { Locale } from '../../vocabulary/locale.js';
import { errorTemplate, translate } from '../http/texts.js';
import type { JsonSchema } from '../resource/field.js';
import { textIn } from './describe.js';
import type { OpenApiDocument } from './document.js';
import { namesIn } from './reachable.js';

const PROBLEM = /Problem(\d{3})?$/;
const BODY = /(Create|Patch)$/;

type Document = Pick<OpenApiDocument, 'paths' | 'components'>;

/**
 * Descriptions of the schemas of a document whose operations have their words: an enumeration by the labels of its
 * values, a refusal by its codes, bodies and answers by their operation, and parts by the schema that they belong to.
 */
export function schemaTexts(locale: Locale, { paths, components: { schemas } }: Document): Map<string, string> {
  const say = (key: string, params: Record<string, unknown>) => translate(locale, `docs.schemas.${key}`, params);
  const uses = usesOf(paths);
  const owners = ownersOf(schemas);
  const describe = (name: string, schema: JsonSchema): string | undefined => {
    if (PROBLEM.test(name)) return codesText(locale, schema);
    const values = valuesText(locale, name, (schema.enum ?? []) as string[]);
    if (values) return values;
    const record = (schemas[name.replace(BODY, '')]?.['x-resource'] as { label: string } | undefined)?.label;
    if (record && BODY.test(name)) {
      const [title] = (textIn(locale, record) ?? name).split(' |||| ');
      return say(name.endsWith('Patch') ? 'change' : 'creation', { name: title });
    }
    const use = uses.get(name);
    return use && say(use.part, { operation: use.summary });
  };
  return new Map(
    Object.entries(schemas).flatMap(([name, schema]): [string, string][] => {
      const owner = owners.get(name);
      const text = describe(name, schema) ?? (owner && say('part', { name: owner }));
      return text ? [[name, text]] : [];
    }),
  );
}

/** "`PENDING`: Pending; `IN_WORK`: In work"; undefined where values have no labels. */
function valuesText(locale: Locale, name: string, values: readonly string[]): string | undefined {
  const key = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const labels = values.map((value) => [value, textIn(locale, `enums.${key}.${value}`)] as const);
  if (!labels.some(([, label]) => label)) return undefined;
  return labels.map(([value, label]) => (label ? `\`${value}\`: ${label}` : `\`${value}\``)).join('; ');
}

function codesText(locale: Locale, schema: JsonSchema): string | undefined {
  const [, own] = (schema.allOf as JsonSchema[] | undefined) ?? [];
  const code = (own?.properties as Record<string, JsonSchema> | undefined)?.code;
  const codes = (code?.enum as string[] | undefined) ?? [];
  return codes.length > 0 ? codes.map((one) => `\`${one}\`: ${errorTemplate(locale, one)}`).join('; ') : undefined;
}

/** The first operation that names each schema, and in which of its parts. */
function usesOf(paths: OpenApiDocument['paths']) {
  const uses = new Map<string, { part: 'body' | 'answer' | 'parameter'; summary: string }>();
  for (const operation of Object.values(paths).flatMap((one) => Object.values(one))) {
    const summary = operation.summary as string;
    const done = Object.entries(operation.responses as JsonSchema).filter(([status]) => status.startsWith('2'));
    const parts = [
      ['body', operation.requestBody],
      ['answer', done],
      ['parameter', operation.parameters],
    ] as const;
    for (const [part, node] of parts) {
      for (const name of namesIn(node)) if (!uses.has(name)) uses.set(name, { part, summary });
    }
  }
  return uses;
}

/** The first schema that refers to each schema. */
function ownersOf(schemas: Record<string, JsonSchema>): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [owner, schema] of Object.entries(schemas)) {
    for (const name of namesIn(schema)) if (name !== owner && !owners.has(name)) owners.set(name, owner);
  }
  return owners;
}
