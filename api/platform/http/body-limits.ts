import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { Problem } from './problem.js';
import { isSafeName, isStorable } from './safe-json.js';

/** Largest JSON body; files go through multipart with a limit of their own. */
const LARGEST_BODY = '256kb';
const DEEPEST_BODY = 20;
/** JSON travels in UTF-8 alone (RFC 8259). */
const OTHER_CHARSET = /;\s*charset\s*=\s*"?(?!utf-8\b)/i;
const JSON_TYPES = ['application/json', 'application/merge-patch+json', 'application/scim+json'];

/** Methods without a meaning of bodies (RFC 9110 §9.3), which are ignored. */
const BODILESS = ['GET', 'HEAD', 'DELETE'];

const ofBodies =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    BODILESS.includes(request.method) ? next() : handler(request, response, next);

const jsonUpTo = (limit: string): RequestHandler => express.json({ limit, type: JSON_TYPES, strict: true });
const parseBody = jsonUpTo(LARGEST_BODY);
const parsePackage = jsonUpTo('2mb');

/** Parses JSON bodies and refuses unsafe input before routing. */
export const jsonBodyParsers: RequestHandler[] = [
  ofBodies(refuseOtherTypes),
  ofBodies((request, ...rest) => (request.path === '/v1/config-package' ? parsePackage : parseBody)(request, ...rest)),
  inspect,
];

function refuseOtherTypes(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const known = [...JSON_TYPES, 'multipart/form-data', 'message/rfc822'];
  const refused = hasBody && (!request.is(known) || OTHER_CHARSET.test(request.headers['content-type'] ?? ''));
  next(refused ? new Problem(415, 'UNSUPPORTED_MEDIA_TYPE') : undefined);
}

function inspect(request: Request, _response: Response, next: NextFunction): void {
  try {
    if (!isStorable(decodeURIComponent(request.originalUrl))) throw new Problem(400, 'INVALID_CHARACTERS');
    assertSafeJson(request.body, '', 0);
    next();
  } catch (error) {
    next(error instanceof URIError ? new Problem(400, 'INVALID_CHARACTERS') : error);
  }
}

function assertSafeJson(value: unknown, pointer: string, depth: number): void {
  if (depth > DEEPEST_BODY) throw new Problem(400, 'BODY_TOO_DEEP');
  if (typeof value === 'string' && !isStorable(value)) {
    throw new Problem(422, 'VALIDATION_FAILED', {}, [{ pointer, code: 'INVALID_CHARACTERS' }]);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!isSafeName(name)) {
      const shown = name
        .toWellFormed()
        .replace(/\p{Cc}/gu, '')
        .slice(0, 100);
      throw new Problem(422, 'VALIDATION_FAILED', {}, [
        { pointer: `${pointer}/${shown}`, code: 'UNKNOWN_PROPERTY', params: { name: shown } },
      ]);
    }
    assertSafeJson(inner, `${pointer}/${name}`, depth + 1);
  }
}
