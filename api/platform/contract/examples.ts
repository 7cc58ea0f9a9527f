import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../vocabulary/locale.js';
import { problemJson } from '../http/problem-json.js';
import { errorTemplate } from '../http/texts.js';
import { projectRoot } from '../project-root.js';
import type { JsonSchema } from '../resource/field.js';
import type { OpenApiDocument } from './document.js';

type Schemas = Record<string, JsonSchema>;
type Values = Record<string, unknown>;

/** Values of the demo data: by format, by pattern (the first fitting text), by name of a field, and by schema. */
const values: { formats: Values; texts: string[]; fields: Values; schemas: Record<string, Values> } = JSON.parse(
  readFileSync(join(projectRoot, 'openapi/examples/values.json'), 'utf8'),
);

const MOST_DEEP = 6;

/** The schema of a reference or beside null, and its name. */
export function behind(schema: JsonSchema, schemas: Schemas): { schema: JsonSchema; name: string } {
  const [value] = ((schema.anyOf as JsonSchema[] | undefined) ?? []).filter(({ type }) => type !== 'null');
  if (value) return behind(value, schemas);
  const name =
    String(schema.$ref ?? '')
      .split('/')
      .at(-1) ?? '';
  return name ? { schema: schemas[name] ?? {}, name } : { schema, name: '' };
}

/** An example of a schema: an object has its required fields, and those with a value of their own. */
export function exampleOf(given: JsonSchema, schemas: Schemas, depth = 0): unknown {
  const { schema, name } = behind(given, schemas);
  const own = values.schemas[name.replace(/(Create|Patch)$/, '')] ?? {};
  if (schema.properties && depth < MOST_DEEP) {
    const required = (schema.required as string[] | undefined) ?? [];
    const shown = Object.entries(schema.properties as Schemas).filter(([key]) => required.includes(key) || key in own);
    // A text in several languages needs one of them.
    if (shown.length === 0 && 'de' in (schema.properties as object)) return { de: values.texts[0] };
    return Object.fromEntries(
      shown.map(([key, property]) => [key, own[key] ?? exampleOfField(key, property, schemas, depth + 1)]),
    );
  }
  if (schema.enum) return (schema.enum as unknown[])[0];
  if (schema.items) {
    const { minItems = 1 } = schema as { minItems?: number };
    return Array.from({ length: Math.max(1, minItems) }, () =>
      exampleOf(schema.items as JsonSchema, schemas, depth + 1),
    );
  }
  return plainValue(schema);
}

/** The value of a field by its name; null for an optional field of another name. */
function exampleOfField(name: string, property: JsonSchema, schemas: Schemas, depth: number): unknown {
  const value = values.fields[name];
  if (fits(value, property)) return value;
  if (property.items && fits(value, property.items as JsonSchema)) return [value];
  return isNullable(property) ? null : exampleOf(property, schemas, depth);
}

const isNullable = ({ type, anyOf }: JsonSchema) =>
  [type].flat().includes('null') || ((anyOf as JsonSchema[] | undefined)?.some(({ type }) => type === 'null') ?? false);

/** Whether a value is a text or number that fits a schema without an enumeration. */
function fits(value: unknown, { type, format, enum: items, pattern = '', maxLength }: JsonSchema): boolean {
  const types = [type].flat();
  if (
    items ||
    value === undefined ||
    (!types.includes(typeof value) && !(Number.isInteger(value) && types.includes('integer')))
  )
    return false;
  if (format && shapeOf(values.formats[String(format)]) !== shapeOf(value)) return false;
  const text = String(value);
  return text.length <= Number(maxLength ?? text.length) && new RegExp(String(pattern), 'u').test(text);
}

/** The marks of a text between its letters and digits, by which formats differ. */
const shapeOf = (value: unknown) => String(value).replace(/[\p{L}\d.]+/gu, '');

function plainValue(schema: JsonSchema): unknown {
  const { type, format, minimum } = schema;
  const [first] = [type].flat().filter((one) => one !== 'null');
  if (first === 'boolean') return true;
  if (first === 'integer' || first === 'number') return Math.max(1, Number(minimum ?? 1));
  if (first === 'object') return {};
  return (
    values.formats[String(format)] ??
    values.texts.find((text) => fits(text, { ...schema, type: 'string' })) ??
    values.texts[0]
  );
}

/** The document with an example of each object (JSON Schema 2020-12 `examples`); those of refusals are in a language. */
export function withExamples(document: OpenApiDocument, locale: Locale): OpenApiDocument {
  const { schemas } = document.components;
  const shown = Object.entries(schemas).map(([name, schema]) => {
    if (schema.allOf) return [name, { ...schema, examples: [refusal(schema, locale)] }];
    const example = () => exampleOf({ $ref: `#/components/schemas/${name}` }, schemas);
    return [name, schema.properties ? { ...schema, examples: [example()] } : schema];
  });
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(shown) } };
}

/** A refusal with the first of its codes and values for the parameters of its text. */
function refusal({ allOf }: JsonSchema, locale: Locale): unknown {
  const narrowed = (allOf as JsonSchema[]).at(-1)?.properties as Record<string, { enum?: unknown[] }>;
  const code = String(narrowed.code?.enum?.[0]);
  const names = [...errorTemplate(locale, code).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const known: Values = { ...values.fields, ...(values.schemas.Problem?.params as Values) };
  const params = Object.fromEntries(names.map((name) => [name, known[name] ?? 3]));
  const status = Number(narrowed.status?.enum?.[0] ?? 400);
  return { ...problemJson({ status, code, params, errors: undefined }, locale), requestId: values.fields.requestId };
}
