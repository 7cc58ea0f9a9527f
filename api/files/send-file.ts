import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import { isInline } from './file-content.js';

/** A file and its content, which is to be closed by the reader; one that is only being written has no size yet. */
export interface OpenFile {
  readonly file: { readonly name: string; readonly contentType: string; readonly size?: number };
  readonly content: Readable;
}

/** Nothing of a file may run in our origin, whatever a browser makes of it. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Sends a file as it is read. Only pictures and PDF are shown in place, and only if that is asked for. */
export async function sendFile(
  response: Response,
  { file, content }: OpenFile,
  asked: string | undefined,
): Promise<void> {
  const { name, contentType, size } = file;
  const type = asked === 'inline' && isInline(contentType) ? 'inline' : 'attachment';
  response.set({
    'Content-Type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    ...(size !== undefined && { 'Content-Length': String(size) }),
    'Content-Disposition': contentDisposition(name, { type }),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': HARMLESS,
    'Cache-Control': 'private, no-store, no-transform',
  });
  // A reader who goes away is no error of ours; of one who has gone already, the file is closed all the same.
  await pipeline(content, response).catch(() => undefined);
  content.destroy();
}
