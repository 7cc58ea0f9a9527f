import type { JsonSchema } from '../resource/field.js';

type Schemas = Record<string, JsonSchema>;

/** Parts of a document that get names. */
interface Nameable {
  readonly paths: Record<string, Record<string, JsonSchema>>;
  readonly components: { readonly schemas: Schemas; readonly responses: Schemas };
}

const REF = '#/components/schemas/';
const NULL: JsonSchema = { type: 'null' };
/** Bodies share names with their record where their parts are equal. */
const BODY = /(Create|Patch)$/;

const pascal = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('');

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** A name within a schema, without a repetition of the schema's own name. */
const within = (owner: string, part: string) => {
  const name = pascal(part);
  return name.startsWith(owner) ? name : `${owner}${name}`;
};

const namesOf = (owner: string, key: string) => [within(owner.replace(BODY, ''), key), within(owner, key)];

/**
 * The document with a named schema for each enumeration, nested object and refusal, so that generated clients have
 * named types. An enumeration is named after its labels, another schema after its position.
 */
export function withNames<D extends Nameable>(document: D): D {
  const naming = new Naming(document.components.schemas);
  const { responses } = document.components;
  const shared = Object.fromEntries(
    Object.entries(responses).map(([name, response]) => [name, naming.refusal(response, `${name}Problem`)]),
  );
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(Object.entries(operations).map(([method, one]) => [method, naming.operation(one)])),
    ]),
  );
  return { ...document, paths, components: { ...document.components, schemas: naming.schemas(), responses: shared } };
}

class Naming {
  readonly #named: Schemas = {};
  /** Schemas by name, as texts; empty for one that no other schema may share. */
  readonly #texts = new Map<string, string>();
  readonly #byLabel = new Map<string, string>();

  constructor(schemas: Schemas) {
    for (const [name, schema] of Object.entries(schemas))
      this.#texts.set(name, schema.enum ? JSON.stringify(schema) : '');
    // Enumerations with labels come first: one without labels takes the name of another with the same values.
    for (const [name, schema] of Object.entries(schemas)) this.#labelled(schema, name);
    for (const [name, schema] of Object.entries(schemas)) this.#named[name] = this.#inside(schema, name);
  }

  schemas(): Schemas {
    return Object.fromEntries(Object.entries(this.#named).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  operation(operation: JsonSchema): JsonSchema {
    const name = pascal(operation.operationId as string);
    const parameters = operation.parameters as JsonSchema[];
    const body = operation.requestBody as JsonSchema | undefined;
    return {
      ...operation,
      parameters: parameters.map((one) => {
        const values = (one.schema as JsonSchema).enum;
        const names = [`${pascal(one.name as string)}Parameter`, within(name, one.name as string)];
        return isNameable(values) ? { ...one, schema: this.#enumeration(one.schema as JsonSchema, names) } : one;
      }),
      ...(body && { requestBody: this.#content(body, [`${name}Body`]) }),
      responses: Object.fromEntries(
        Object.entries(operation.responses as Schemas).map(([status, response]) => [
          status,
          this.response(response, Number(status) < 400 ? [`${name}Answer`] : [`${name}Problem${status}`]),
        ]),
      ),
    };
  }

  /** A refusal that many operations share. */
  refusal(response: JsonSchema, name: string): JsonSchema {
    return this.#content(response, [name]);
  }

  response(response: JsonSchema, names: string[]): JsonSchema {
    const codes = refusedCodes(response);
    const own = codes && codes.length < 3 ? [`${codes.map(pascal).join('Or')}Problem`] : [];
    return this.#content(response, [...own, ...names]);
  }

  #content(holder: JsonSchema, names: string[]): JsonSchema {
    const content = holder.content as Record<string, JsonSchema> | undefined;
    if (!content) return holder;
    const named = Object.entries(content).map(([type, media]) => {
      const schema = media.schema as JsonSchema;
      return [
        type,
        { ...media, schema: schema.allOf ? { $ref: REF + this.#nameOf(schema, names) } : this.#value(schema, names) },
      ];
    });
    return { ...holder, content: Object.fromEntries(named) };
  }

  #labelled(schema: JsonSchema, owner: string): void {
    for (const [key, property] of Object.entries((schema.properties ?? {}) as Schemas)) {
      const { enum: values } = (property.items ?? property) as JsonSchema;
      if (labelsOf(property) && isNameable(values)) this.#value(property, namesOf(owner, key));
    }
  }

  /** An object with named parts. */
  #inside(schema: JsonSchema, owner: string): JsonSchema {
    const properties = schema.properties as Schemas | undefined;
    const more = schema.additionalProperties as JsonSchema | undefined;
    return {
      ...schema,
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([key, value]) => [key, this.#value(value, namesOf(owner, key))]),
        ),
      }),
      ...(more?.properties ? { additionalProperties: this.#value(more, [`${owner}Value`]) } : {}),
    };
  }

  #value(schema: JsonSchema, names: string[]): JsonSchema {
    if (isNameable(schema.enum)) return this.#enumeration(schema, names);
    if (schema.items) {
      const items = schema.items as JsonSchema;
      const item = this.#value(
        { ...items, ...(labelsOf(schema) && { 'x-choices': labelsOf(schema) }) },
        names.map(singular),
      );
      const { 'x-choices': _labels, ...rest } = item;
      return { ...schema, items: rest };
    }
    const alternatives = schema.anyOf as JsonSchema[] | undefined;
    if (alternatives) return { ...schema, anyOf: alternatives.map((one) => this.#value(one, names)) };
    if (schema.properties) return this.#object(schema, names);
    const more = schema.additionalProperties as JsonSchema | undefined;
    return more?.properties
      ? {
          ...schema,
          additionalProperties: this.#value(
            more,
            names.map((name) => `${name}Value`),
          ),
        }
      : schema;
  }

  #enumeration(schema: JsonSchema, names: string[]): JsonSchema {
    const { enum: all, type: _type, 'x-choices': labels, ...rest } = schema;
    const values = (all as (string | null)[]).filter((value) => value !== null);
    const label = (labels ?? labelsOf(schema)) as string | undefined;
    const enumeration = { type: 'string', enum: values };
    const key = `${label} ${values}`;
    const known = label ? this.#byLabel.get(key) : this.#known(enumeration);
    const name = known ?? this.#nameOf(enumeration, [...(label ? [pascal(label)] : []), ...names]);
    if (label) this.#byLabel.set(key, name);
    const $ref = REF + name;
    return (all as unknown[]).includes(null) ? { ...rest, anyOf: [{ $ref }, NULL] } : { ...rest, $ref };
  }

  #object(schema: JsonSchema, names: string[]): JsonSchema {
    const { 'x-field': hint, description, readOnly, ...bare } = schema;
    const isNullable = Array.isArray(bare.type) && bare.type.includes('null');
    const whole = isNullable ? { ...bare, type: 'object' } : bare;
    const $ref = REF + this.#nameOf(this.#inside(whole, names[0] as string), names);
    const annotations = {
      ...(description !== undefined && { description }),
      ...(readOnly !== undefined && { readOnly }),
    };
    const rest = { ...annotations, ...(hint !== undefined && { 'x-field': hint }) };
    return isNullable ? { anyOf: [{ $ref }, NULL], ...rest } : { $ref, ...rest };
  }

  #known(schema: JsonSchema): string | undefined {
    const text = JSON.stringify(schema);
    return [...this.#texts].find(([, other]) => other === text)?.[0];
  }

  /** The first name that is free or stands for an equal schema. */
  #nameOf(schema: JsonSchema, names: readonly string[]): string {
    const text = JSON.stringify(schema);
    const wanted = names.filter(Boolean);
    const numbered = Array.from({ length: 9 }, (_, at) => `${wanted.at(-1)}${at + 2}`);
    const free = [...wanted, ...numbered].find((name) => [undefined, text].includes(this.#texts.get(name)));
    if (!free) throw new Error(`No name is left for ${text}`);
    this.#texts.set(free, text);
    this.#named[free] = schema;
    return free;
  }
}

const labelsOf = (schema: JsonSchema) => (schema['x-field'] as { choices?: string } | undefined)?.choices;

/** Whether these are values of an enumeration of texts. */
const isNameable = (values: unknown): boolean =>
  Array.isArray(values) && values.every((value) => value === null || typeof value === 'string');

/** Error codes of a response. */
function refusedCodes(response: JsonSchema): string[] | undefined {
  const content = response.content as Record<string, { schema: { allOf?: JsonSchema[] } }> | undefined;
  const narrowed = content?.['application/problem+json']?.schema.allOf?.[1]?.properties as Schemas | undefined;
  return narrowed?.code?.enum as string[] | undefined;
}
