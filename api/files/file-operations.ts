import type { OperationOptions } from '../platform/access/operation.js';
import { BINARY } from './file-schema.js';

/** JSON Schema of a form that sends one file and nothing else. */
const FILE_FORM = { type: 'object', required: ['file'], properties: { file: BINARY } };

/** A route that takes a form with a file; a form of the file alone unless `body` says otherwise. */
export const uploadRoute = (said: OperationOptions): OperationOptions => ({
  body: FILE_FORM,
  bodyType: 'multipart/form-data',
  ...said,
});

/** A route that gives a file of these content types; with `disposition` whoever asks says how it is shown. */
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
