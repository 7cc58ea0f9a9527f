import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import { isInline } from './file-content.js';

/** A file and its content, which the reader closes; a file that is being written has no size yet. */
export interface OpenFile {
  readonly file: { readonly name: string; readonly contentType: string; readonly size?: number };
  readonly content: Readable;
}

/** Headers that keep any file from running code in our origin. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Streams a file. Only pictures and PDF are shown in place, and only on request. */
export async function sendFile(
  response: Response,
  { file, content }: OpenFile,
  disposition: string | undefined,
): Promise<void> {
  const { name, contentType, size } = file;
  const type = disposition === 'inline' && isInline(contentType) ? 'inline' : 'attachment';
  response.set({
    'Content-Type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    ...(size !== undefined && { 'Content-Length': String(size) }),
    'Content-Disposition': contentDisposition(name, { type }),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': HARMLESS,
    'Cache-Control': 'private, no-store, no-transform',
  });
  // A reader who disconnects is no error; the file is closed also if they have disconnected already.
  await pipeline(content, response).catch(() => undefined);
  content.destroy();
}
