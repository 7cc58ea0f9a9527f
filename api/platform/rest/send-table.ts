import { StreamableFile } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { assertPermitted } from '../access/permission.js';
import { contentTypeOf, TABLE_TYPES, tableOf } from '../tables/table-type.js';
import { writeTable } from '../tables/write-table.js';
import { currentSession } from '../tenancy/session.js';
import type { TableFormat } from '../vocabulary/table-format.js';
import { type Listing, listTable, rowsOf } from './list-table.js';
import type { Listings } from './listings.js';

/** Most rows of a table in an answer; a job in the worker process writes longer ones. */
const LONGEST_TABLE = 10_000;

/** A parameter of a content type in an Accept header, except its weight. */
const PARAMETER = /;\s*(?!q\s*=)[^\s;,="]+\s*=\s*(?:"(?:\\.|[^"\\])*"|[^;,"]*)/gi;

/**
 * The table format that the Accept header prefers to JSON; undefined for JSON. Parameters such as `charset=utf-8` do
 * not count (RFC 9110, 12.5.1): the character set is always UTF-8.
 */
export function acceptedTableFormat(request: Pick<Request, 'accepts' | 'headers'>): TableFormat | undefined {
  const accept = request.headers.accept?.replace(PARAMETER, '');
  const accepts = request.accepts.bind({ headers: { accept } } as Request);
  const type = accepts(['application/json', ...TABLE_TYPES]);
  return type ? tableOf(type) : undefined;
}

/**
 * Streams a list as a table with all its rows, for users with the right to export; `range`, `after`, `embed` and
 * `count` are ignored. An error breaks the connection, so that no half table looks complete.
 */
export async function sendTable(
  response: Response,
  format: TableFormat,
  listing: Listing,
  { after: _after, ...query }: Readonly<Record<string, unknown>>,
  listings: Listings,
): Promise<StreamableFile> {
  const session = currentSession();
  assertPermitted(['@exporters'], session);
  delete session.deadline;
  const table = await listTable(listing, query, LONGEST_TABLE, 'TABLE_TOO_LONG');
  await listings.tableSent(listing.model, table.title);
  const type = contentTypeOf(format);
  response.set({
    'Content-Type': format === 'csv' ? `${type}; charset=utf-8; header=present` : type,
    'Content-Disposition': contentDisposition(`${table.title}.${format}`),
    'X-Total-Count': String(table.total),
    'Cache-Control': 'private, no-store, no-transform',
  });
  const content = writeTable(
    format,
    rowsOf(table),
    table.columns.map((column) => column.format),
  );
  return new StreamableFile(content)
    .setErrorHandler((_error, { destroyed }) => {
      if (!destroyed) response.destroy();
    })
    .setErrorLogger(() => undefined);
}
