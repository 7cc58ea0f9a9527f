import type { IncomingHttpHeaders } from 'node:http';
import type { OperationOptions } from './operation.js';

/**
 * Leaves of the headers by which a request sets conditions (RFC 9110 §13, §14) those that the operation declares. The
 * frameworks below us would answer the others on their own, with statuses that no document tells of; and since nothing
 * of what is answered may be kept, nobody has a copy to compare.
 */
export function heedDeclared({ ifMatch, otherwise }: OperationOptions, headers: IncomingHttpHeaders): void {
  delete headers.range;
  delete headers['if-range'];
  delete headers['if-unmodified-since'];
  if (!ifMatch) delete headers['if-match'];
  if (otherwise?.[304]) return;
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
}
