import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Access } from './permission.js';

export const OPERATION = 'vsd:operation';

/** A body or answer: a @Shape() class, the name of a component schema, or a JSON schema of its own. */
export type BodyType = object | string;

/** Codes of refusals by status: `{ 409: ['DUPLICATE'] }`. */
export type Problems = Readonly<Record<number, readonly string[]>>;

/** A tight limit of an operation: so many in so many seconds, by user, by the record or the secret in the address, or by address. */
export interface Limit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  readonly by: 'user' | 'record' | 'link' | 'address';
}

/** When an operation was deprecated, until when it is there at least, and where one reads what takes its place. */
export interface Deprecation {
  /** Days, such as `2026-12-01`. */
  readonly since: string;
  readonly sunset: string;
  /** Address of the page about it. */
  readonly link: string;
}

/** A parameter in the query, in the words of JSON Schema; what it refers to is looked at where it is used. */
export interface QueryParameter {
  readonly type: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly format?: string;
  readonly description?: string;
  readonly default?: string;
}

/** What a route says of itself: who may call it, what it takes and gives. From it come guard and document. */
export interface OperationOptions {
  /** Stable name in the document: 'listTextBlocks'. */
  id: string;
  summary: string;
  allow: Access;
  tag?: string;
  body?: BodyType;
  /** A request may come without the body, none of whose fields is required. */
  bodyOptional?: boolean;
  /** Content of the body; JSON if left out. */
  bodyType?: 'application/json' | 'multipart/form-data' | 'message/rfc822';
  answer?: BodyType;
  /** The answer is an array of `answer`. */
  many?: boolean;
  /** Content types of the answer if it is not JSON. */
  answerType?: string | readonly string[];
  /** Parameters of the address that are no ids of records, with their schemas. */
  path?: Record<string, object>;
  /** Takes the query of a list: filter, sort, range, embed, fields, count, after. */
  listQuery?: boolean;
  /** The list is a table as well, for who asks for one by `Accept`. */
  tables?: boolean;
  /** A single record takes `embed` and `fields`. */
  embed?: boolean;
  /** Further query parameters with their schemas. */
  query?: Readonly<Record<string, QueryParameter>>;
  /** Status of success: 200 unless said otherwise. */
  status?: number;
  /** Screens offer it as a button on the page of a record, with this icon, and show what it answers. */
  action?: string;
  /**
   * Filters of the dialect, of which a record must meet one for screens to offer the action, in its row as well. The
   * operation judges by itself what comes all the same.
   */
  when?: readonly Readonly<Record<string, unknown>>[];
  /** It goes some day: answers say so in their headers, and the document marks it. */
  deprecated?: Deprecation;
  /**
   * Paths of further resources of which the answer holds records, names, figures or contents: an API token needs the
   * scope of each to read, besides that of the tag.
   */
  reads?: readonly string[];
  /** Only for whoever has signed in themselves: no API token calls it, whatever it allows. */
  inPerson?: true;
  /** A public operation whose answer depends on the caller, where they show a token. */
  knowsCaller?: true;
  /** Takes an Idempotency-Key. */
  idempotent?: boolean;
  /** Needs (or takes) If-Match. */
  ifMatch?: 'required' | 'optional';
  /** How often it may be called, where that is less than all else. */
  limit?: Limit | readonly Limit[];
  /** It counts against no limit, so that its answer never waits for the database. */
  uncounted?: true;
  /** The answer may name an address in Location: which one. */
  location?: string;
  /** Further statuses of success, with what they mean. */
  otherwise?: Readonly<Record<number, string>>;
  /** Refusals besides those that follow from what the route takes. */
  problems?: Problems;
  /** Codes that may be asked back and answered with `confirm`. */
  confirmation?: readonly string[];
}

/** What the query of every list takes (contract "Dialect"). */
export const LIST_PARAMETERS: readonly string[] = ['filter', 'sort', 'range', 'embed', 'fields', 'count', 'after'];

/** Names of the parameters that a route takes in its query. */
export const queryNames = ({ query = {}, listQuery, embed }: OperationOptions): readonly string[] => [
  ...(listQuery ? LIST_PARAMETERS : embed ? ['embed', 'fields'] : []),
  ...Object.keys(query),
];

/**
 * Whether an operation only reads, and can be asked again: its first question to the database confirms its caller's
 * rights. What is sent piece by piece, as files and events are, could not be taken back.
 */
export const isRepeatable = ({ allow, answerType }: OperationOptions, method: string): boolean =>
  method === 'GET' && allow !== 'public' && !answerType;

/** Declares a route. A route without it is closed to everybody. */
export const Operation = (options: OperationOptions) => applyDecorators(SetMetadata(OPERATION, options));
