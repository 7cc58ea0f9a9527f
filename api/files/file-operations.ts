import type { OperationOptions } from '../platform/access/operation.js';
import { BINARY } from './file-schema.js';

/** JSON Schema of a form with one file alone. */
const FILE_FORM = { type: 'object', required: ['file'], properties: { file: BINARY } };

/** A route that takes a form with a file; by default a form of the file alone. */
export const uploadRoute = (said: OperationOptions): OperationOptions => ({
  body: FILE_FORM,
  bodyType: 'multipart/form-data',
  ...said,
});

/** A route that sends a file of these content types; with `disposition` the request chooses how it is shown. */
export const contentRoute = (
  types: string | readonly string[],
  said: OperationOptions,
  disposition?: 'attachment' | 'inline',
): OperationOptions => ({
  answer: BINARY,
  answerType: types,
  ...(disposition && {
    query: { disposition: { type: 'string', enum: ['attachment', 'inline'], default: disposition } },
  }),
  ...said,
});
