import { type Access, isOpenTo, permits } from '../access/permission.js';
import { covers, scopesOf } from '../access/scopes.js';
import type { RoleName } from '../application.js';
import { type JsonSchema, partsOfKey } from '../resource/field.js';
import type { PanelHint } from '../rest/panels.js';
import { tagsOf } from './describe.js';
import type { OpenApiDocument } from './document.js';
import { reachable } from './reachable.js';

interface FieldHint {
  visibleTo?: readonly RoleName[];
  editableBy?: readonly RoleName[];
}

interface ViewHint {
  name: string;
  as: string;
  filter: JsonSchema;
  visibleTo?: readonly RoleName[];
}

interface ResourceHint {
  path: string;
  views?: readonly ViewHint[];
  sections?: readonly { when?: JsonSchema; foldedFor?: readonly RoleName[] }[];
}

/**
 * The part of the contract for holders of these roles: operations, the schemas that these reach, visible properties,
 * and writable ones in bodies. `scopes` are those of an API token. Pure.
 */
export function projectDocument(
  document: OpenApiDocument,
  roles: readonly string[],
  scopes?: readonly string[],
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [path, operations] of Object.entries(document.paths)) {
    const kept = Object.entries(operations).filter(
      ([method, operation]) => mayCall(operation, roles) && isWithin(scopes, operation, method),
    );
    if (kept.length > 0) paths[path] = Object.fromEntries(kept);
  }
  const schemas = reachable([paths, document.components.responses], document.components.schemas);
  const projected = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, projectSchema(name, schema, roles, paths)]),
  );
  // A caller's part describes calls; deliveries stand in the full contract.
  const { webhooks: _deliveries, ...described } = document;
  return { ...described, paths, tags: tagsOf(paths), components: { ...document.components, schemas: projected } };
}

function mayCall(operation: JsonSchema, roles: readonly string[]): boolean {
  const { allow } = operation['x-operation'] as { allow: Access };
  return allow === 'public' || allow === 'authenticated' || permits(allow, roles);
}

/** Whether the scopes of an API token include an operation; a public one needs none. */
function isWithin(scopes: readonly string[] | undefined, operation: JsonSchema, method: string): boolean {
  const {
    allow,
    inPerson,
    reads = [],
  } = operation['x-operation'] as {
    allow: Access;
    inPerson?: true;
    reads?: readonly string[];
  };
  if (!scopes || allow === 'public') return true;
  const [tag] = operation.tags as string[];
  return !inPerson && scopesOf({ tag, reads }, method).every((scope) => covers(scopes, scope));
}

function projectSchema(name: string, schema: JsonSchema, roles: readonly string[], paths: OpenApiDocument['paths']) {
  const hint = schema['x-resource'] as ResourceHint | undefined;
  const properties = schema.properties as Record<string, JsonSchema> | undefined;
  if (!properties) return schema;
  const isBody = /(Create|Patch)$/.test(name);
  const kept = Object.entries(properties).flatMap(([property, value]) => {
    const { visibleTo, editableBy, ...shown } = (value['x-field'] ?? {}) as FieldHint & JsonSchema;
    if (!isOpenTo(visibleTo, roles) || (isBody && !isOpenTo(editableBy, roles))) return [];
    const readOnly = editableBy && !isOpenTo(editableBy, roles);
    return [[property, value['x-field'] ? { ...value, ...(readOnly && { readOnly }), 'x-field': shown } : value]];
  });
  const names = new Set(kept.map(([property]) => property as string));
  const projected = kept.map(([property, value]) => [property, withNamed(value as JsonSchema, names)]);
  const required = (schema.required as string[] | undefined)?.filter((property) => names.has(property));
  return {
    ...schema,
    ...(required && { required }),
    properties: Object.fromEntries(projected),
    ...(hint && { 'x-resource': { ...hintFor(hint, names, roles), can: allowedActions(hint.path, paths) } }),
  };
}

/** A property whose panel and conditions name visible fields alone. */
function withNamed(value: JsonSchema, fields: ReadonlySet<string>): JsonSchema {
  const { panel, when, requiredWhen, ...rest } = (value['x-field'] ?? {}) as JsonSchema & { panel?: PanelHint };
  if (!panel && !when && !requiredWhen) return value;
  const isSeen = usesOnly({ ...(when ?? {}), ...(requiredWhen ?? {}) }, fields);
  const shown = { ...rest, ...(isSeen && { when, requiredWhen }) };
  return { ...value, 'x-field': panel ? { ...shown, panel: panelOf(panel, fields) } : shown };
}

function panelOf(panel: PanelHint, fields: ReadonlySet<string>): JsonSchema {
  const { line, badge, total, quickAdd, flag, folded, ...rest } = panel;
  const isFolded = folded?.when.every((filter) => usesOnly(filter, fields)) && fields.has(folded.sort?.[0] ?? 'id');
  const named = {
    ...(line && { line: line.filter((name) => fields.has(name)) }),
    ...(badge && fields.has(badge) && { badge }),
    ...(total && fields.has(total) && { total }),
    ...(quickAdd && fields.has(quickAdd) && { quickAdd }),
    ...(flag && fields.has(flag.name) && { flag }),
    ...(isFolded && { folded }),
  };
  return { ...rest, ...named };
}

/** The hint with the views for these roles whose filters use visible fields; of several with one name and place the first. */
function hintFor({ views = [], ...hint }: ResourceHint, fields: ReadonlySet<string>, roles: readonly string[]) {
  const sections = hint.sections?.flatMap(({ foldedFor, ...section }) => {
    const isFolded = foldedFor && isOpenTo(foldedFor, roles);
    return usesOnly(section.when ?? {}, fields) ? [{ ...section, ...(isFolded && { folded: true }) }] : [];
  });
  const theirs = views.filter(({ filter, visibleTo }) => isOpenTo(visibleTo, roles) && usesOnly(filter, fields));
  const kept = theirs
    .filter(({ name, as }, at) => theirs.findIndex((other) => other.name === name && other.as === as) === at)
    .map(({ visibleTo: _roles, ...view }) => view);
  return { ...hint, ...(sections && { sections }), ...(kept.length > 0 && { views: kept }) };
}

const usesOnly = (filter: object, fields: ReadonlySet<string>) =>
  Object.keys(filter).every((key) => key === 'q' || fields.has(partsOfKey(key)[0]));

/** Actions on a resource, by the remaining operations. */
export function allowedActions(path: string, paths: OpenApiDocument['paths']) {
  const all = paths[`/v1/${path}`] ?? {};
  const one = paths[`/v1/${path}/{id}`] ?? {};
  return { list: 'get' in all, create: 'post' in all, update: 'patch' in one, delete: 'delete' in one };
}
