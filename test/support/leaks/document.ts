import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '../records.js';

/** A field of a list as the document describes it. */
export interface ListedField {
  readonly name: string;
  readonly operators: readonly string[];
  readonly sortable: boolean;
  readonly searched: boolean;
  readonly isReference: boolean;
}

/** An operation that reads. */
export interface Reading {
  readonly id: string;
  /** Below services/, with parameters in braces. */
  readonly address: string;
  /** Path of the resource whose id is in the address. */
  readonly resource: string | null;
  readonly isList: boolean;
  readonly isStream: boolean;
  readonly takesEmbed: boolean;
  /** Name of the schema of the answer. */
  readonly schema: string | null;
  /** Values of parameters in the query that are no part of the dialect. */
  readonly ownQueries: readonly string[];
}

const DIALECT = ['filter', 'sort', 'range', 'embed', 'count', 'after', 'Last-Event-ID'];

/** The whole contract, as strangers read it. */
export const contract: Json = JSON.parse(readFileSync(join(process.cwd(), 'openapi/openapi.json'), 'utf8'));

const nameOf = (schema: Json | undefined): string | null => schema?.$ref?.split('/').at(-1) ?? null;

/** The values that a parameter takes, if it takes no others. */
const valuesOf = (schema: Json): string[] => (contract.components.schemas[nameOf(schema) ?? ''] ?? schema).enum ?? [];

/** The further parameters of a value. */
const WITH: Readonly<Record<string, string>> = { CUSTOMISED: '&from=2026-01-01&until=2026-12-31' };

/** Every operation that reads a record behind the sign-in. */
export const readings: readonly Reading[] = Object.entries<Json>(contract.paths).flatMap(([path, { get }]) => {
  if (!get || !path.startsWith('/v1/')) return [];
  const content: Json = get.responses['200']?.content ?? {};
  const answer = content['application/json']?.schema;
  const names: string[] = get.parameters.map(({ name }: Json) => name);
  const own = get.parameters.filter(({ name, in: where }: Json) => where === 'query' && !DIALECT.includes(name));
  return {
    id: get.operationId,
    address: path.slice(1),
    resource: /^\/v1\/([a-z-]+)\/\{id\}/.exec(path)?.[1] ?? null,
    isList: names.includes('filter') && names.includes('range'),
    isStream: Object.hasOwn(content, 'text/event-stream'),
    takesEmbed: names.includes('embed'),
    schema: nameOf(answer?.items) ?? nameOf(answer),
    ownQueries: own.flatMap(({ name, schema }: Json) =>
      valuesOf(schema).map((value: string) => `${name}=${value}${WITH[value] ?? ''}`),
    ),
  };
});

/** The fields of a schema in a document, the whole one or the projection for a person. */
export function fieldsIn(document: Json, schema: string | null): ListedField[] {
  const properties: Json = (schema && document.components.schemas[schema]?.properties) || {};
  return Object.entries<Json>(properties).flatMap(([name, { 'x-field': hint }]) =>
    hint
      ? {
          name,
          operators: hint.filter ?? [],
          sortable: Boolean(hint.sort),
          searched: Boolean(hint.search),
          isReference: hint.widget?.startsWith('reference') === true,
        }
      : [],
  );
}

/** Table of a resource by its path. */
export const tableOf = (path: string): string => {
  const found = Object.entries<Json>(contract.components.schemas).find(
    ([, schema]) => schema['x-resource']?.path === path,
  );
  const name = found?.[0] ?? path.replace(/ies$/, 'y').replace(/s$/, '');
  return name
    .replaceAll(/(?<=[a-z])([A-Z])/g, '_$1')
    .replaceAll('-', '_')
    .toLowerCase();
};
