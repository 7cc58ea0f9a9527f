import { STATUS_CODES } from 'node:http';
import type { Problems } from '../access/operation.js';
import type { JsonSchema } from '../resource/field.js';

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 0 } },
};

const STANDING = {
  description: 'What is left of the limit, and the seconds until it begins anew: "default";r=0;t=12',
  schema: { type: 'string' },
};

const PROBLEM = { $ref: '#/components/schemas/Problem' };

function refusal(status: number, codes: readonly string[]): JsonSchema {
  // With types and as enumerations: client generators merge nothing else with Problem.
  const narrowed = { status: { type: 'integer', enum: [status] }, code: { type: 'string', enum: [...codes] } };
  const schema = { allOf: [PROBLEM, { type: 'object', properties: narrowed }] };
  return {
    description: STATUS_CODES[status] ?? 'Problem',
    ...(status === 429 && { headers: { ...RETRY_AFTER, RateLimit: STANDING } }),
    content: { 'application/problem+json': { schema } },
  };
}

/** Refusals that operations share, by name. */
const SHARED: readonly (readonly [name: string, status: number, codes: readonly string[]])[] = [
  ['InvalidRequest', 400, ['INVALID_CHARACTERS', 'UNKNOWN_PARAMETER']],
  ['InvalidReading', 400, ['INVALID_CHARACTERS', 'INVALID_EMBED', 'INVALID_FIELDS', 'UNKNOWN_PARAMETER']],
  [
    'InvalidList',
    400,
    [
      'INVALID_CHARACTERS',
      'INVALID_CURSOR',
      'INVALID_EMBED',
      'INVALID_FIELDS',
      'INVALID_FILTER',
      'INVALID_RANGE',
      'INVALID_SORT',
      'INVALID_VALUE',
      'UNKNOWN_FIELD',
      'UNKNOWN_OPERATOR',
      'UNKNOWN_PARAMETER',
    ],
  ],
  ['InvalidValue', 400, ['INVALID_CHARACTERS', 'INVALID_VALUE', 'UNKNOWN_PARAMETER']],
  ['InvalidBody', 400, ['BODY_TOO_DEEP', 'INVALID_CHARACTERS', 'MALFORMED_JSON', 'UNKNOWN_PARAMETER']],
  [
    'InvalidChange',
    400,
    ['BODY_TOO_DEEP', 'INVALID_CHARACTERS', 'INVALID_VALUE', 'MALFORMED_JSON', 'UNKNOWN_PARAMETER'],
  ],
  [
    'InvalidForm',
    400,
    [
      'ABORTED',
      'BAD_REQUEST',
      'BODY_TOO_DEEP',
      'INVALID_CHARACTERS',
      'INVALID_VALUE',
      'MALFORMED_JSON',
      'UNKNOWN_PARAMETER',
    ],
  ],
  [
    'Unauthenticated',
    401,
    [
      'SESSION_EXPIRED',
      'TOKEN_EXPIRED',
      'TOKEN_KEY_UNKNOWN',
      'TOKEN_OF_OTHER_APPLICATION',
      'TOKEN_OF_OTHER_ISSUER',
      'UNAUTHENTICATED',
      'USER_INACTIVE',
    ],
  ],
  [
    'Forbidden',
    403,
    ['FORBIDDEN', 'ROLE_MISSING', 'SCOPE_MISSING', 'TENANT_MISSING', 'TENANT_SUSPENDED', 'TENANT_UNKNOWN'],
  ],
  ['OutOfScope', 403, ['SCOPE_MISSING', 'TENANT_SUSPENDED', 'TENANT_UNKNOWN']],
  ['NotFound', 404, ['NOT_FOUND']],
  ['Stale', 412, ['STALE']],
  ['BodyTooLarge', 413, ['BODY_TOO_LARGE']],
  ['UnsupportedMediaType', 415, ['UNSUPPORTED_MEDIA_TYPE']],
  ['PreconditionRequired', 428, ['PRECONDITION_REQUIRED']],
  ['InvalidFields', 422, ['VALIDATION_FAILED']],
  ['InvalidFieldsOrKey', 422, ['IDEMPOTENCY_MISMATCH', 'VALIDATION_FAILED']],
  ['TooManyRequests', 429, ['TOO_MANY_REQUESTS']],
];

/** Shared responses of the document. */
export const SHARED_RESPONSES: Record<string, JsonSchema> = {
  ...Object.fromEntries(SHARED.map(([name, status, codes]) => [name, refusal(status, codes)])),
  Failure: {
    description: 'Nothing of what was asked has happened: a fault of the service, or something that it needs is away',
    headers: RETRY_AFTER,
    content: { 'application/problem+json': { schema: PROBLEM } },
  },
};

/** The responses for the error codes of an operation; any other error is a failure of the service. */
export function refusalsOf(problems: Problems): Record<string, JsonSchema> {
  const responses = Object.entries(problems).map(([status, codes]) => {
    const shared = SHARED.find(([, of, all]) => of === Number(status) && all.join() === codes.join());
    const response = shared ? { $ref: `#/components/responses/${shared[0]}` } : refusal(Number(status), codes);
    return [status, response] as const;
  });
  return { ...Object.fromEntries(responses), default: { $ref: '#/components/responses/Failure' } };
}
