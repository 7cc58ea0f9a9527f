import { SetMetadata, type Type } from '@nestjs/common';
import type { Access } from './permission.js';

export const OPERATION = 'vsd:operation';

/** A body or answer: a @Shape() class, the name of a component schema, or a JSON schema of its own. */
export type BodyType = object | string;

/** Codes of refusals by status: `{ 409: ['DUPLICATE'] }`. */
export type Problems = Readonly<Record<number, readonly string[]>>;

/** A tight limit of an operation by user, by the record or secret in the address, or by IP address. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly by: 'user' | 'record' | 'link' | 'address';
}

/** Deprecation of an operation: since when, until when it is served at least, and the page about its replacement. */
export interface Deprecation {
  /** Days, such as `2026-12-01`. */
  readonly since: string;
  readonly sunset: string;
  /** Address of the page about it. */
  readonly link: string;
}

/** The button of an operation on a record. */
export interface ActionOptions {
  readonly icon: string;
  /** The action is also for many records at once, by `POST v1/<path>/bulk`. */
  readonly bulk?: true;
  /** Its user may undo the action on many records for some seconds: it changes columns of its record alone. */
  readonly undo?: true;
  /** Name of a right in the record's computed `can`, without which screens offer no button. */
  readonly can?: string;
  /** Not in rows of lists; with 'menu' in the menu of lines, with 'page' on the page of the record alone. */
  readonly place?: 'menu' | 'page';
}

/** The place of an operation in those for many records by `POST v1/<path>/bulk`. */
export type BulkOptions = Pick<ActionOptions, 'undo'>;

/** A query parameter in the words of JSON Schema; its handler checks references. */
export interface QueryParameter {
  readonly type: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly format?: string;
  readonly description?: string;
  readonly default?: string;
}

/** Declaration of a route: its callers, its input and its answer. The guard and the document follow from it. */
export interface OperationOptions {
  /** Stable name in the document: 'listTextBlocks'. */
  id: string;
  summary: string;
  allow: Access;
  tag?: string;
  body?: BodyType;
  /** The body may be missing; none of its fields is required. */
  bodyOptional?: boolean;
  /** Content of the body; JSON if left out. */
  bodyType?: 'application/json' | 'multipart/form-data' | 'message/rfc822';
  answer?: BodyType;
  /** The answer is an array of `answer`. */
  many?: boolean;
  /** Content types of the answer if it is not JSON. */
  answerType?: string | readonly string[];
  /** Schemas of address parameters other than ids of records. */
  path?: Record<string, object>;
  /** Takes the query of a list: filter, sort, range, embed, fields, count, after. */
  listQuery?: boolean;
  /** The list is also sent as a table, by `Accept`. */
  tables?: boolean;
  /** A single record takes `embed` and `fields`. */
  embed?: boolean;
  /** Further query parameters with their schemas. */
  query?: Readonly<Record<string, QueryParameter>>;
  /** Status of success: 200 unless said otherwise. */
  status?: number;
  /** Screens offer the operation as a button on the page of a record, and show the answer. */
  action?: ActionOptions;
  /** Forms of the resource ask for it while the user types; `POST v1/<path>/preview`. */
  preview?: true;
  /** The operation has no button of its own, and is for many records at once, as an action with `bulk`. */
  bulk?: BulkOptions;
  /** Filters of which a record must meet one for screens to offer the action. The operation validates by itself. */
  when?: readonly Readonly<Record<string, unknown>>[];
  /** Names of the operations that a request for many records may name. */
  operations?: readonly string[];
  /** Deprecation, which answers and the document show. */
  deprecated?: Deprecation;
  /** Paths of further resources in the answer: an API token needs the read scope of each, besides that of the tag. */
  reads?: readonly string[];
  /** Refuses API tokens. */
  inPerson?: true;
  /** The answer of a public operation depends on the user of a token. */
  knowsCaller?: true;
  /** Accepts an Idempotency-Key. */
  idempotent?: boolean;
  /** Requires or accepts If-Match. */
  ifMatch?: 'required' | 'optional';
  /** Tight limits of the operation. */
  limit?: Limit | readonly Limit[];
  /** Follows a standard that describes itself, and is left out of the document. */
  undocumented?: true;
  /** Counts against no limit, so that the answer never waits for the database. */
  uncounted?: true;
  /** Description of the Location header of the answer. */
  location?: string;
  /** Further statuses of success, with their descriptions. */
  otherwise?: Readonly<Record<number, string>>;
  /** Error codes besides those that follow from the declaration. */
  problems?: Problems;
  /** Codes of confirmations (409) that the client answers by `confirm`. */
  confirmation?: readonly string[];
}

/** Query parameters of every list (contract "Dialect"). */
export const LIST_PARAMETERS: readonly string[] = ['filter', 'sort', 'range', 'embed', 'fields', 'count', 'after'];

/** Names of the query parameters of a route. */
export const queryNames = ({ query = {}, listQuery, embed }: OperationOptions): readonly string[] => [
  ...(listQuery ? LIST_PARAMETERS : embed ? ['embed', 'fields'] : []),
  ...Object.keys(query),
];

/** Whether an operation only reads and may be repeated; streams of files and events may not. */
export const isRepeatable = ({ allow, answerType }: OperationOptions, method: string): boolean =>
  method === 'GET' && allow !== 'public' && !answerType;

/** Whether a deadline holds for the whole request: for all but streams and files that are sent or received. */
export const hasDeadline = ({ answerType, bodyType = 'application/json' }: OperationOptions): boolean =>
  !answerType && bodyType === 'application/json';

/** An operation for many records with its handler. */
export interface BulkAction {
  readonly controller: Type<object>;
  readonly method: string;
  readonly options: OperationOptions;
}

const bulkActions: BulkAction[] = [];

/** The place of an operation in those for many records; undefined for operations on one record alone. */
export const bulkOptionsOf = ({ action, bulk }: OperationOptions): BulkOptions | undefined =>
  action?.bulk ? action : bulk;

/** Every declared operation on a record that is also for many records at once. */
export const allBulkActions = (): readonly BulkAction[] => bulkActions;

/** Declares a route. A route without it is closed to everybody. */
export const Operation =
  (options: OperationOptions): MethodDecorator =>
  (prototype, method, descriptor) => {
    SetMetadata(OPERATION, options)(prototype, method, descriptor);
    if (!bulkOptionsOf(options)) return;
    bulkActions.push({ controller: prototype.constructor as Type<object>, method: String(method), options });
  };
