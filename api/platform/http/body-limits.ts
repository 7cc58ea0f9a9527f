import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { Problem } from './problem.js';

/** Largest JSON body; files go through multipart with a limit of their own. */
const LARGEST_BODY = '256kb';
const DEEPEST_BODY = 20;
/** Names that would reach into JavaScript's own objects. */
const REFUSED_NAMES = ['__proto__', 'constructor', 'prototype'];
const JSON_TYPES = ['application/json', 'application/merge-patch+json'];
const NUL = String.fromCharCode(0);

/** Parses JSON bodies and refuses what no honest client sends, before any route sees it. */
export const readJson: RequestHandler[] = [
  refuseOtherTypes,
  express.json({ limit: LARGEST_BODY, type: JSON_TYPES, strict: true }),
  inspect,
];

function refuseOtherTypes(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const known = [...JSON_TYPES, 'multipart/form-data'];
  next(hasBody && !request.is(known) ? new Problem(415, 'UNSUPPORTED_MEDIA_TYPE') : undefined);
}

function inspect(request: Request, _response: Response, next: NextFunction): void {
  try {
    if (decodeURIComponent(request.originalUrl).includes(NUL)) throw new Problem(400, 'INVALID_CHARACTERS');
    assertHarmless(request.body, '', 0);
    next();
  } catch (error) {
    next(error instanceof URIError ? new Problem(400, 'INVALID_CHARACTERS') : error);
  }
}

function assertHarmless(value: unknown, pointer: string, depth: number): void {
  if (depth > DEEPEST_BODY) throw new Problem(400, 'BODY_TOO_DEEP');
  if (typeof value === 'string' && (value.includes(NUL) || !value.isWellFormed())) {
    throw new Problem(422, 'VALIDATION_FAILED', {}, [{ pointer, code: 'INVALID_CHARACTERS' }]);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (REFUSED_NAMES.includes(name) || name.includes(NUL)) {
      throw new Problem(422, 'VALIDATION_FAILED', {}, [
        { pointer: `${pointer}/${name.replaceAll(NUL, '')}`, code: 'UNKNOWN_PROPERTY', params: { name } },
      ]);
    }
    assertHarmless(inner, `${pointer}/${name}`, depth + 1);
  }
}
