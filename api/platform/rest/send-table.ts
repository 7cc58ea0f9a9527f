import { StreamableFile } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Request, Response } from 'express';
import { assertPermitted } from '../access/permission.js';
import { contentTypeOf, TABLE_TYPES, tableOf } from '../tables/table-type.js';
import { writeTable } from '../tables/write-table.js';
import { currentSession } from '../tenancy/session.js';
import type { TableFormat } from '../vocabulary/table-format.js';
import { type Listing, listTable, rowsOf } from './list-table.js';

/** Rows of a table that is sent as it is read; longer ones are made by a job, in a process that answers nobody. */
const LONGEST_TABLE = 10_000;

/** A parameter of a content type in an Accept header, except its weight. */
const PARAMETER = /;\s*(?!q\s*=)[^\s;,="]+\s*=\s*(?:"(?:\\.|[^"\\])*"|[^;,"]*)/gi;

/**
 * The format of the table that the Accept header prefers to JSON; undefined for JSON. Parameters of a type, such as
 * `charset=utf-8`, say nothing about which type is preferred (RFC 9110, 12.5.1), and the character set is always UTF-8.
 */
export function acceptedTableFormat(request: Pick<Request, 'accepts' | 'headers'>): TableFormat | undefined {
  const accept = request.headers.accept?.replace(PARAMETER, '');
  const accepts = request.accepts.bind({ headers: { accept } } as Request);
  const type = accepts(['application/json', ...TABLE_TYPES]);
  return type ? tableOf(type) : undefined;
}

/**
 * Sends a list as a table, as it is read: all its rows, so that of the query `range`, `after`, `embed` and `count` say
 * nothing. For those who may take data with them. What goes wrong on the way breaks the connection off, so that nobody
 * takes half a table for the whole.
 */
export async function sendTable(
  response: Response,
  format: TableFormat,
  listing: Listing,
  { after: _after, ...query }: Readonly<Record<string, unknown>>,
): Promise<StreamableFile> {
  assertPermitted(['@exporters'], currentSession());
  const table = await listTable(listing, query, LONGEST_TABLE, 'TABLE_TOO_LONG');
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
