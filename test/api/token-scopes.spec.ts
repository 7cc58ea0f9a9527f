import { scopeOf } from '../../api/platform/access/scopes.js';
import { document } from '../support/document.js';
import { followed } from '../support/fuzz/schema-values.js';
import type { Json } from '../support/records.js';
import { isOwn, SHAPED, tokenOperations } from '../support/token-operations.js';

/** The scopes that a token may be given. */
const API_SCOPES = document.components.schemas.ApiScope.enum as string[];

/** Parts of the API that tokens reach with `*` alone, and why. */
const WITHOUT: Record<string, string> = {
  'push-subscriptions': 'browsers subscribe themselves, by a person who is there (decision 37)',
};

interface Reached {
  readonly name: string;
  readonly tag: string;
  readonly scope: string;
}

/** Operations that a token may call: those neither open to all callers nor reserved for people in person. */
const reached: readonly Reached[] = Object.entries<Json>(document.paths).flatMap(([path, operations]) =>
  Object.entries<Json>(operations).flatMap(
    ([
      method,
      {
        tags,
        'x-operation': { allow, inPerson },
      },
    ]) => {
      const [tag] = tags as string[];
      const name = `${method} ${path}`;
      return allow === 'public' || inPerson ? [] : [{ name, tag: tag as string, scope: scopeOf({ tag }, method) }];
    },
  ),
);

describe('the scopes that a token may be given', () => {
  it('reach every operation that takes a token: a new part of the API is named here until it has one', () => {
    const missing = reached.filter(({ tag, scope }) => !(tag in WITHOUT) && !API_SCOPES.includes(scope));
    expect(missing.map(({ name, scope }) => `${name}: ${scope}`)).toEqual([]);
  });

  it('name no part that there is not, and leave none out that has a scope', () => {
    const tags = new Set(['scim', ...reached.map(({ tag }) => tag)]);
    const named = new Set(API_SCOPES.map((scope) => scope.split(':')[0] as string).filter((tag) => tag !== '*'));
    expect([...named].filter((tag) => !tags.has(tag))).toEqual([]);
    expect(Object.keys(WITHOUT).filter((tag) => named.has(tag) || !tags.has(tag))).toEqual([]);
  });
});

/** Resources without events: those with secrets, and those of rights, privacy, connections and files that only some roles read. */
const CLOSED =
  'api-tokens config-changes data-accesses erasure-places erasures erp-connections erp-links export-schedules exports ' +
  'imports mailboxes retention-rules retention-runs webhook-deliveries webhooks';

describe('what follows from the declaration of a resource', () => {
  const resources = Object.values<Json>(document.components.schemas).filter((schema) => schema['x-resource']);
  const pathsOf = (schemas: readonly Json[]) => schemas.map((schema) => schema['x-resource'].path as string).toSorted();

  it('is a scope to read and one to write', () => {
    const scopes = pathsOf(resources).flatMap((path) => [`${path}:read`, `${path}:write`]);
    expect(scopes.filter((scope) => !API_SCOPES.includes(scope))).toEqual([]);
  });

  it('is an event of webhooks for each change, unless it is closed: a new resource with secrets is named here', () => {
    const open = new Set((document.components.schemas.WebhookEvent.enum as string[]).map((one) => one.split('.')[0]));
    expect(pathsOf(resources).filter((path) => !open.has(path))).toEqual(CLOSED.split(' '));
    const secrets = resources.filter(({ 'x-resource': { path } }) => open.has(path)).flatMap(secretsOf);
    expect(secrets).toEqual([]);
  });

  it('is a place in the full-text search, and custom fields, for those that declare them', () => {
    const searched = resources.filter((schema) => schema['x-resource'].searched);
    const { SearchResultHitResource, CustomFieldResource } = document.components.schemas;
    expect(SearchResultHitResource.enum.toSorted()).toEqual(pathsOf(searched));
    expect(pathsOf(searched).filter((path) => CLOSED.split(' ').includes(path))).toEqual([]);
    const own = resources.filter(({ properties }) => properties.custom);
    expect(CustomFieldResource.enum.toSorted()).toEqual(pathsOf(own));
  });
});

/** Secret fields of a resource: in bodies and, sent once, in answers. */
function secretsOf({ 'x-resource': { path }, properties }: Json): string[] {
  const { post, patch } = { ...document.paths[`/v1/${path}`], ...document.paths[`/v1/${path}/{id}`] };
  const bodies = [post, patch].flatMap((operation) => operation?.requestBody?.content['application/json'].schema ?? []);
  const all = [properties, ...bodies.map((body: Json) => followed(body).properties)];
  return all.flatMap((fields) =>
    Object.entries<Json>(fields ?? {}).flatMap(([name, { 'x-field': hint }]) =>
      hint?.once || hint?.widget === 'secret' ? [`${path}.${name}`] : [],
    ),
  );
}

describe('what an operation says that it reads', () => {
  it('holds each resource of whose records its answer is made', () => {
    const silent = tokenOperations.filter(({ tag, reads, records: told }) =>
      told.some((path) => path !== tag && !reads.includes(path)),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('holds the resources of whose names, figures and contents it is made: a new operation is named in token-operations.ts', () => {
    const shaped = tokenOperations.filter(({ isShaped }) => isShaped);
    expect(shaped.filter(({ id }) => !(id in SHAPED) && !isOwn(id)).map(({ id }) => id)).toEqual([]);
    const declared = shaped.filter(({ id }) => id in SHAPED).map(({ id, reads }) => [id, reads]);
    expect(Object.fromEntries(declared)).toEqual(SHAPED);
  });
});
