import { RequestMethod } from '@nestjs/common';
import type { OperationOptions, Problems } from '../access/operation.js';
import { allResources } from '../resource/resource.js';
import { writeProblems } from '../rest/write-problems.js';

/** Error codes of every operation, and further ones by its input. */
const ANYWHERE: Problems = {
  400: ['INVALID_CHARACTERS'],
  401: [
    'UNAUTHENTICATED',
    'SESSION_EXPIRED',
    'TOKEN_EXPIRED',
    'TOKEN_KEY_UNKNOWN',
    'TOKEN_OF_OTHER_APPLICATION',
    'TOKEN_OF_OTHER_ISSUER',
    'USER_INACTIVE',
  ],
  429: ['TOO_MANY_REQUESTS'],
};
const FOR_SOME: Problems = { 403: ['FORBIDDEN', 'ROLE_MISSING', 'TENANT_MISSING'] };
const BY_TOKEN: Problems = { 403: ['SCOPE_MISSING'] };
const IN_PERSON: Problems = { 403: ['NOT_BY_TOKEN'] };
const SIGNED_IN: Problems = { 400: ['UNKNOWN_PARAMETER'], 403: ['TENANT_SUSPENDED', 'TENANT_UNKNOWN'] };
const BY_LINK: Problems = { 403: ['TENANT_SUSPENDED'] };
const OF_ONE: Problems = { 404: ['NOT_FOUND'] };
const QUERY: Problems = { 400: ['INVALID_VALUE'] };
const EMBED: Problems = { 400: ['INVALID_EMBED', 'INVALID_FIELDS'] };
const LIST: Problems = {
  400: [
    'UNKNOWN_FIELD',
    'UNKNOWN_OPERATOR',
    'INVALID_VALUE',
    'INVALID_FILTER',
    'INVALID_SORT',
    'INVALID_RANGE',
    'INVALID_EMBED',
    'INVALID_FIELDS',
    'INVALID_CURSOR',
  ],
};
const TABLES: Problems = { 403: ['FORBIDDEN'], 422: ['TABLE_TOO_LONG'] };
const BODILESS = [RequestMethod.GET, RequestMethod.DELETE];
const BODY: Problems = {
  400: ['MALFORMED_JSON', 'BODY_TOO_DEEP'],
  413: ['BODY_TOO_LARGE'],
  415: ['UNSUPPORTED_MEDIA_TYPE'],
  422: ['VALIDATION_FAILED'],
};
const FORM: Problems = { 400: ['BAD_REQUEST', 'ABORTED'], 413: ['FILE_SIZE'], 422: ['FILE_EMPTY', 'FILE_INFECTED'] };
const MESSAGE: Problems = { 400: ['ABORTED'], 413: ['MESSAGE_SIZE'], 422: ['FILE_EMPTY'] };
const VERSION: Problems = { 400: ['INVALID_VALUE'], 412: ['STALE'] };
const VERSION_NEEDED: Problems = { 428: ['PRECONDITION_REQUIRED'] };
const KEY: Problems = { 400: ['INVALID_VALUE'], 422: ['IDEMPOTENCY_MISMATCH'] };

/** The common answer for failures contains it, unless the operation names other codes of 503. */
const AWAY: Problems = { 503: ['UNAVAILABLE'] };

/** All error codes of an operation by status, in order. Bodies are parsed before any route is found. */
export function problemsOf(method: RequestMethod, path: string, operation: OperationOptions): Problems {
  const { allow, body, bodyType, query, listQuery, embed, tables, ifMatch, idempotent, confirmation, problems } =
    operation;
  return merged([
    ANYWHERE,
    ...(Array.isArray(allow) ? [FOR_SOME] : []),
    ...(allow === 'public' ? [] : [SIGNED_IN, operation.inPerson ? IN_PERSON : BY_TOKEN]),
    ...(allow === 'public' && operation.path?.tenant ? [BY_LINK] : []),
    ...(path.includes(':') ? [OF_ONE] : []),
    ...(query ? [QUERY] : []),
    ...(query?.range ? [{ 400: ['INVALID_RANGE'] }] : []),
    ...(query?.sort ? [{ 400: ['INVALID_SORT'] }] : []),
    ...(listQuery ? [LIST] : embed ? [EMBED] : []),
    ...(tables ? [TABLES] : []),
    ...(BODILESS.includes(method) ? [] : [BODY]),
    ...(body && bodyType === 'multipart/form-data' ? [FORM] : []),
    ...(body && bodyType === 'message/rfc822' ? [MESSAGE] : []),
    ...(ifMatch ? [VERSION] : []),
    ...(ifMatch === 'required' ? [VERSION_NEEDED] : []),
    ...(idempotent ? [KEY] : []),
    ...(confirmation?.length ? [{ 409: ['CONFIRMATION_REQUIRED'] }] : []),
    ...(problems ? [problems] : []),
    ...(typeof body === 'string' ? [creationProblems(body)] : []),
    ...(problems?.[503] ? [AWAY] : []),
  ]);
}

/** Error codes of the creation of a record, at any address. */
function creationProblems(body: string): Problems {
  const model = allResources().find(({ name }) => `${name}Create` === body);
  return model ? writeProblems(model).create : {};
}

function merged(parts: readonly Problems[]): Problems {
  const codes = new Map<number, Set<string>>();
  for (const [status, more] of parts.flatMap((part) => Object.entries(part))) {
    const all = codes.get(Number(status)) ?? new Set<string>();
    for (const code of more) all.add(code);
    codes.set(Number(status), all);
  }
  return Object.fromEntries([...codes].map(([status, all]) => [status, [...all].sort()]));
}
