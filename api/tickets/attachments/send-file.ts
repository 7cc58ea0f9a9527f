import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import type { Attachment } from './attachment.entity.js';
import { isInline } from './file-content.js';

/** Nothing of a file may run in our origin, whatever a browser makes of it. */
const HARMLESS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Sends a file as it is read. Only pictures and PDF are shown in place, and only if that is asked for. */
export async function sendFile(
  response: Response,
  { attachment, content }: { attachment: Attachment; content: Readable },
  asked: string | undefined,
): Promise<void> {
  const { name, contentType, size } = attachment;
  const type = asked === 'inline' && isInline(contentType) ? 'inline' : 'attachment';
  response.set({
    'Content-Type': contentType.startsWith('text/') ? `${contentType}; charset=utf-8` : contentType,
    'Content-Length': String(size),
    'Content-Disposition': contentDisposition(name, { type }),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': HARMLESS,
    'Cache-Control': 'private, no-transform, max-age=0',
  });
  // A reader who goes away is no error of ours.
  await pipeline(content, response).catch(() => undefined);
}
