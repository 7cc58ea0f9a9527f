import type { Access } from '../../api/platform/access/permission.js';
import { document } from './document.js';
import type { Json } from './records.js';

/** A reference in a filter or body: the field, its target, and whether it takes several. */
interface ReferenceField {
  readonly name: string;
  readonly path: string;
  readonly several: boolean;
}

/** The facts of one operation of the document that the access matrix needs. */
export interface AccessOperation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Below services/, with parameters in braces: 'v1/tickets/{id}/messages'. */
  readonly address: string;
  /** Resource of the id in the address, or of a creation: 'tickets'. */
  readonly resource: string | null;
  readonly hasId: boolean;
  /** The callers that the guard admits. */
  readonly allow: Access;
  /** The answer is a stream of events. */
  readonly isStream: boolean;
  readonly needsVersion: boolean;
  /** The kind of the body: a new record, a change, a whole record, a body of its own, or none. */
  readonly body: 'create' | 'patch' | 'replace' | 'own' | null;
  /** Resource of a new record, which may belong to the one in the address. */
  readonly created: string | null;
  readonly bodyReferences: readonly ReferenceField[];
  readonly filterReferences: readonly ReferenceField[];
  /** The operations that a request for many records may name, with the ids of those on a single one. */
  readonly operations: readonly { readonly name: string; readonly single: string }[];
  /** Resource of the rows of a list. */
  readonly listed: string | null;
}

/** Paths of all resources that the document describes. */
export const resourcePaths: readonly string[] = Object.values<Json>(document.components.schemas)
  .flatMap((schema) => schema['x-resource']?.path ?? [])
  .sort();

const nameOf = (schema: Json | undefined): string => (schema?.$ref ?? '').split('/').at(-1);

function referencesOf(schema: string, wanted: (hint: Json) => boolean): ReferenceField[] {
  const properties: Json = document.components.schemas[schema]?.properties ?? {};
  return Object.entries<Json>(properties).flatMap(([name, { 'x-field': hint }]) =>
    hint?.reference && wanted(hint)
      ? [{ name, path: hint.reference.resource, several: hint.widget === 'references' }]
      : [],
  );
}

function bodyOf(schema: string | null): AccessOperation['body'] {
  if (schema === null) return null;
  if (document.components.schemas[schema]?.['x-resource']) return 'replace';
  const [, resource, purpose] = /^(.*)(Create|Patch)$/.exec(schema) ?? [];
  if (!resource || !document.components.schemas[resource]?.['x-resource']) return 'own';
  return purpose === 'Create' ? 'create' : 'patch';
}

/** Id of the operation on a single record that an operation on many names. */
function singleOf(record: string, name: string): string {
  const { patch, delete: remove } = document.paths[record] ?? {};
  const single = name === 'update' ? patch : name === 'delete' ? remove : document.paths[`${record}/${name}`]?.post;
  return single.operationId;
}

const ORDER = ['get', 'post', 'put', 'patch', 'delete'];

function operationOf(path: string, method: string, operation: Json): AccessOperation {
  const address = path.slice(1);
  const content: Json | undefined = operation.requestBody?.content;
  const schema = content ? nameOf(Object.values<Json>(content)[0]?.schema) : null;
  const answer = operation.responses['200']?.content?.['application/json']?.schema;
  const filtered = operation.parameters.some(({ name }: Json) => name === 'filter') ? nameOf(answer?.items) : '';
  return {
    id: operation.operationId,
    method: method as AccessOperation['method'],
    address,
    resource: /^v1\/([a-z-]+)/.exec(address)?.[1] ?? null,
    allow: operation['x-operation'].allow,
    isStream: 'text/event-stream' in (operation.responses['200']?.content ?? {}),
    hasId: address.includes('{id}'),
    needsVersion: operation.parameters.some(({ name }: Json) => name === 'If-Match'),
    body: bodyOf(schema),
    created: document.components.schemas[schema?.replace(/Create$/, '') ?? '']?.['x-resource']?.path ?? null,
    bodyReferences: schema ? referencesOf(schema, () => /(Create|Patch)$/.test(schema)) : [],
    operations: (operation['x-operation'].operations ?? []).map((name: string) => ({
      name,
      single: singleOf(path.replace(/bulk$/, '{id}'), name),
    })),
    listed: document.components.schemas[filtered]?.['x-resource']?.path ?? null,
    filterReferences: referencesOf(filtered, ({ filter = [] }) => filter.includes('')),
  };
}

/** Every operation of the document: reads first, deletions last. */
export const accessOperations: readonly AccessOperation[] = Object.entries<Json>(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => operationOf(path, method, operation)),
  )
  .sort((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method) || a.id.localeCompare(b.id, 'en'));
