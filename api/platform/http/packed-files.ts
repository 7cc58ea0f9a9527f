import { globSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/**
 * Sends the Brotli copy that stands beside a file of the folder (`app.js.br`) to clients that accept it; stands before the
 * handler that sends the files. Copies are looked for once.
 */
export function packedFiles(folder: string): RequestHandler {
  const copies = new Set(globSync('*.br', { cwd: folder }).map((name) => `/${name}`));
  return (request, response, next) => {
    const copy = `${request.path}.br`;
    if (copies.has(copy)) {
      response.vary('Accept-Encoding');
      if (request.acceptsEncodings('br')) {
        response.type(extname(request.path)).setHeader('Content-Encoding', 'br');
        request.url = copy;
      }
    }
    next();
  };
}
