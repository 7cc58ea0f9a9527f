import type { Locale } from '../../vocabulary/locale.js';
import { errorTemplate } from '../http/texts.js';
import type { JsonSchema } from '../resource/field.js';
import { allResources } from '../resource/resource.js';
import { operationWords, tagName, tagText, textIn } from './describe.js';
import type { OpenApiDocument } from './document.js';
import { phrase } from './phrases.js';
import { schemaTexts } from './schema-texts.js';

type Texts = Partial<Record<string, string>>;
type Schemas = Record<string, JsonSchema>;

/** Keys of the document without prose. */
const WORDLESS = new Set(['example', 'default', 'enum', 'const', 'required', 'pattern']);

/** The document in a language: operations and fields by labels of resources, declared sentences by `phrases`. Pure. */
export function translatedDocument(document: OpenApiDocument, locale: Locale): OpenApiDocument {
  const { schemas } = document.components;
  const resources = new Set(Object.values(schemas).flatMap((schema) => resourcePathOf(schema) ?? []));
  const paths = mapped(document.paths, (operations, path) =>
    mapped(operations, (operation, method) => {
      const translatedNode = translated(locale, operation) as JsonSchema;
      return {
        ...translatedNode,
        ...operationWords(locale, { method, path, operation, resources }),
        parameters: (translatedNode.parameters as JsonSchema[]).map((one) => parameterWords(locale, one)),
      };
    }),
  );
  const texts = schemaTexts(locale, { paths, components: document.components });
  return {
    ...(translated(locale, { ...document, paths: {}, components: {} }) as OpenApiDocument),
    paths,
    tags: document.tags.map(({ name }) => ({
      name,
      'x-displayName': tagName(locale, name as string),
      description: tagText(locale, name as string) ?? tagName(locale, name as string),
    })),
    components: {
      ...document.components,
      schemas: mapped(schemas, (schema, name) => schemaWords(locale, schema, name, texts.get(name))),
      responses: translated(locale, document.components.responses) as Schemas,
    },
  };
}

/** The document without summaries and descriptions. Pure. */
export const withoutWords = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(
    JSON.stringify(document, (key, value: unknown) =>
      typeof value === 'string' && (key === 'description' || key === 'summary') ? undefined : value,
    ),
  );

/** The resource whose records a schema describes. */
const resourcePathOf = (schema: JsonSchema) => (schema['x-resource'] as { path: string } | undefined)?.path;

const mapped = <T, R>(record: Record<string, T>, to: (value: T, key: string) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));

/** A part of the document with translated descriptions. */
function translated(locale: Locale, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((one) => translated(locale, one));
  if (typeof node !== 'object' || node === null) return node;
  return mapped(node as JsonSchema, (value, key) => {
    if (key === 'description' && typeof value === 'string') return phrase(locale, value);
    if (key === 'properties') return mapped(value as Schemas, (property) => translated(locale, property));
    return key.startsWith('x-') || WORDLESS.has(key) ? value : translated(locale, value);
  });
}

/** A parameter with its description; by its name if it has none. */
function parameterWords(locale: Locale, parameter: JsonSchema): JsonSchema {
  const inSchema = (parameter.schema as JsonSchema | undefined)?.description;
  const description = parameter.description ?? inSchema ?? textIn(locale, `docs.parameters.${parameter.name}`);
  return description ? { ...parameter, description } : parameter;
}

/** Name of a record of a resource. */
const recordName = (locale: Locale, path: string) => textIn(locale, `resources.${path}.name`)?.split(' |||| ')[0];

function schemaWords(locale: Locale, schema: JsonSchema, name: string, text: string | undefined): JsonSchema {
  const path = resourcePathOf(schema);
  const translatedNode = fieldWords(locale, translated(locale, schema) as JsonSchema);
  return {
    ...translatedNode,
    ...(text && !translatedNode.description && { description: text }),
    // Without a title: generators of clients would name types by it, and several resources have one name.
    ...(path && { description: [recordName(locale, path), tagText(locale, path)].filter(Boolean).join(': ') }),
    ...(name === 'ProblemCode' && {
      'x-enumDescriptions': Object.fromEntries(
        (schema.enum as string[]).map((code) => [code, errorTemplate(locale, code)]),
      ),
    }),
  };
}

/** An object with titles and descriptions of its fields, also of nested ones. */
function fieldWords(locale: Locale, schema: JsonSchema): JsonSchema {
  const properties = schema.properties as Schemas | undefined;
  if (!properties) return schema;
  return {
    ...schema,
    properties: mapped(properties, (property, name) => {
      const { label, help } = labelAndHelpOf(locale, property, name);
      const description = [help, property.description].filter(Boolean).join(' ');
      return { ...fieldWords(locale, property), ...(label && { title: label }), ...(description && { description }) };
    }),
  };
}

/** Label and help of a field; those of a custom field come with it. */
function labelAndHelpOf(locale: Locale, property: JsonSchema, name = ''): { label?: string; help?: string } {
  const hint = (property['x-field'] ?? {}) as { label?: string; help?: string; labels?: Texts; helps?: Texts };
  const language = locale.slice(0, 2);
  return {
    label: hint.labels?.[language] ?? (hint.label && textIn(locale, hint.label)) ?? labelOf(locale, name),
    help: hint.helps?.[language] ?? (hint.help && textIn(locale, hint.help)),
  };
}

/** Label of a field of a shape: that of a field with the same name elsewhere. */
function labelOf(locale: Locale, name: string): string | undefined {
  const own = textIn(locale, `docs.fields.${name}`) ?? textIn(locale, `resources.common.fields.${name}`);
  if (own) return own;
  const places = allResources().map(({ options }) => textIn(locale, `resources.${options.path}.fields.${name}`));
  return places.find(Boolean);
}
