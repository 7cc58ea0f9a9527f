import { RequestMethod } from '@nestjs/common';
import type { BodyType, Deprecation, OperationOptions } from '../access/operation.js';
import { rolesOfHolders } from '../access/permission.js';
import { application } from '../application.js';
import type { JsonSchema } from '../resource/field.js';
import { isResource, resourceOf } from '../resource/resource.js';
import { isShape, shapeOf } from '../resource/shape.js';
import type { HandlerInput } from '../rest/handler-inputs.js';
import { TABLE_TYPES } from '../tables/table-type.js';
import { rightsDescription } from './describe.js';
import { problemsOf } from './problems.js';
import { refusalsOf } from './responses.js';

export interface Route {
  readonly method: RequestMethod;
  /** Path below services/, with parameters as ':id'. */
  readonly path: string;
  readonly operation: OperationOptions;
  /** Controller and method that serve it: 'TasksController.add'. */
  readonly handler: string;
  /** Class by which the handler validates its body, if any. */
  readonly takes?: object;
  /** The arguments of the handler. */
  readonly inputs?: readonly HandlerInput[];
}

/** The schema of a body or answer. */
export function schemaOf(type: BodyType): JsonSchema {
  if (typeof type === 'string') return { $ref: `#/components/schemas/${type}` };
  if (isResource(type)) return { $ref: `#/components/schemas/${resourceOf(type).name}` };
  if (isShape(type)) return { $ref: `#/components/schemas/${shapeOf(type).name}` };
  return type as JsonSchema;
}

const text = (name: string, description: string) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'string' },
});

const embed = () =>
  text('embed', `JSON array of reference fields whose titles are brought along: ${application().examples.embed}`);

const fields = () =>
  text(
    'fields',
    `JSON array of what is told of each record beside its id and version: ${application().examples.fields}. Everything else is left out, even what the schema requires of a whole record.`,
  );

const listQuery = () => [
  text(
    'filter',
    `JSON object: ${application().examples.filter}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@now" for moments, "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one.`,
  ),
  text('sort', 'JSON array: ["createdAt","DESC"]'),
  text('range', 'JSON array of first and last row: [0,24]; at most 200 rows'),
  embed(),
  fields(),
  {
    ...text('count', 'How rows are counted'),
    schema: { $ref: '#/components/schemas/CountMode', default: 'capped' },
  },
  text('after', 'Cursor of the page before, from its Link header'),
];

const LIST_HEADERS = {
  'Content-Range': { schema: { type: 'string' } },
  'X-Total-Count': { schema: { type: 'integer' } },
  'X-Total-Exact': { schema: { $ref: '#/components/schemas/TrueOrFalse' } },
  Link: { schema: { type: 'string' } },
};

/** Pattern of an Idempotency-Key in a header. */
const KEY_PATTERN = '^[\\x21-\\x7e]{1,200}$';
/** A version as in the ETag; quotes are optional. */
const VERSION_PATTERN = '^(W/)?"?[0-9]{1,9}"?$';

const header = (name: string, required: boolean, description: string, pattern: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', pattern },
});

function parametersOf({ path, operation }: Route) {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: operation.path?.[name] ?? { type: 'string', format: 'uuid' },
  }));
  const own = Object.entries(operation.query ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema,
  }));
  const { ifMatch } = operation;
  const version = ifMatch === 'optional' ? `${VERSION_PATTERN}|^\\*$` : VERSION_PATTERN;
  return [
    ...inPath,
    ...(operation.listQuery ? listQuery() : operation.embed ? [embed(), fields()] : []),
    ...own,
    ...(ifMatch ? [header('If-Match', ifMatch === 'required', 'Version of the record, from its ETag', version)] : []),
    ...(operation.idempotent
      ? [header('Idempotency-Key', false, 'Same key and body bring the same answer', KEY_PATTERN)]
      : []),
  ];
}

const VERSION_HEADER = {
  ETag: { description: 'Version of the record, for If-Match', schema: { type: 'string', pattern: '^"[0-9]{1,9}"$' } },
};

function answerOf(operation: OperationOptions, schemas: Record<string, JsonSchema>) {
  const { answer, many, answerType = 'application/json', listQuery, tables, location } = operation;
  if (!answer) return { description: 'Done' };
  const schema = many ? { type: 'array', items: schemaOf(answer) } : schemaOf(answer);
  const headers = {
    ...(listQuery ? LIST_HEADERS : !many && isVersioned(schemaOf(answer), schemas) && VERSION_HEADER),
    ...(location && { Location: { description: location, schema: { type: 'string', format: 'uri-reference' } } }),
  };
  const content: JsonSchema = Object.fromEntries([answerType].flat().map((type) => [type, { schema }]));
  // A table has all rows of the list, up to a bound, and translated headings.
  if (tables) for (const type of TABLE_TYPES) content[type] = { schema: { type: 'string', format: 'binary' } };
  return { description: 'Done', ...(Object.keys(headers).length > 0 && { headers }), content };
}

const otherwiseOf = ({ otherwise = {} }: OperationOptions) =>
  Object.fromEntries(Object.entries(otherwise).map(([status, description]) => [status, { description }]));

/** Whether an answer is a record with a version, sent as its ETag. */
function isVersioned({ $ref }: JsonSchema, schemas: Record<string, JsonSchema>): boolean {
  const properties = schemas[String($ref).split('/').at(-1) ?? '']?.properties;
  return properties !== undefined && 'id' in (properties as object) && 'version' in (properties as object);
}

/** Deprecation of an operation: until when it is served, and the page about it. */
const deprecated = ({ sunset, link }: Deprecation) => ({
  deprecated: true,
  externalDocs: { url: link, description: `Deprecated; served until ${sunset} at least` },
});

/** The operation object of a route; `schemas` are those of the document. */
export function operationObject(route: Route, schemas: Record<string, JsonSchema>): JsonSchema {
  const { operation } = route;
  const { allow, idempotent, confirmation, when, bodyType = 'application/json' } = operation;
  return {
    operationId: operation.id,
    summary: operation.summary,
    description: rightsDescription(operation, methodName(route.method)),
    tags: [operation.tag ?? 'application'],
    ...(operation.deprecated && deprecated(operation.deprecated)),
    ...(allow === 'public' ? { security: [] } : {}),
    parameters: parametersOf(route),
    ...(operation.body && {
      requestBody: {
        required: !operation.bodyOptional,
        content: { [bodyType]: { schema: schemaOf(operation.body) } },
      },
    }),
    responses: {
      [operation.status ?? 200]: answerOf(operation, schemas),
      ...otherwiseOf(operation),
      ...refusalsOf(problemsOf(route.method, route.path, operation)),
    },
    'x-operation': {
      allow: typeof allow === 'string' ? allow : rolesOfHolders(allow),
      ...(operation.action && { action: operation.action }),
      ...(operation.preview && { preview: true }),
      ...(when && { when }),
      ...(operation.operations && { operations: operation.operations }),
      ...(operation.inPerson && { inPerson: true }),
      ...(operation.reads && { reads: operation.reads }),
      ...(idempotent && { idempotent }),
      ...(confirmation && { confirmation }),
    },
  };
}

/** 'GET' -> 'get', as paths name their operations. */
export const methodName = (method: RequestMethod) => RequestMethod[method].toLowerCase();

/** ':id' -> '{id}', as OpenAPI writes parameters. */
export const templated = (path: string) => `/${path.replace(/:(\w+)/g, '{$1}')}`;
