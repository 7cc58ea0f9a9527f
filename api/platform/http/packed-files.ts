import { globSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';

/** Serves the Brotli copy of a file (`app.js.br`) to clients that accept it. The copies are listed once. */
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
