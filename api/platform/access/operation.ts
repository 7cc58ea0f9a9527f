import { applyDecorators, SetMetadata } from '@nestjs/common';
import type { Access } from './permission.js';

export const OPERATION = 'vsd:operation';

/** A body or answer: a @Shape() class, the name of a component schema, or a JSON schema of its own. */
export type BodyType = object | string;

/** What a route says of itself: who may call it, what it takes and gives. From it come guard and document. */
export interface OperationOptions {
  /** Stable name in the document: 'listTextBlocks'. */
  id: string;
  summary: string;
  allow: Access;
  tag?: string;
  body?: BodyType;
  /** Content of the body; JSON if left out. */
  bodyType?: 'application/json' | 'multipart/form-data';
  answer?: BodyType;
  /** The answer is an array of `answer`. */
  many?: boolean;
  /** Content type of the answer if it is not JSON. */
  answerType?: string;
  /** Takes the query of a list: filter, sort, range, embed, count, after. */
  listQuery?: boolean;
  embed?: boolean;
  /** Further query parameters with their schemas. */
  query?: Record<string, object>;
  /** Status of success: 200 unless said otherwise. */
  status?: number;
  /** Takes an Idempotency-Key. */
  idempotent?: boolean;
  /** Needs (or takes) If-Match. */
  ifMatch?: 'required' | 'optional';
  /** Codes that may be asked back and answered with `confirm`. */
  confirmation?: readonly string[];
}

/** Declares a route. A route without it is closed to everybody. */
export const Operation = (options: OperationOptions) => applyDecorators(SetMetadata(OPERATION, options));
