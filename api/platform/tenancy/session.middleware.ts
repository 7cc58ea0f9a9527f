import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { requestedLocale } from './preferred-locale.js';
import { runInSession } from './session.js';

/** Opens the session of a request. */
export function openSession(request: Request, response: Response, next: NextFunction): void {
  const requestId = randomUUID();
  response.setHeader('X-Request-Id', requestId);
  runInSession({ requestId, requestedLocale: requestedLocale(request), newSecrets: new Map() }, next);
}

/** Forbids browsers and proxies to store answers, unless an answer sets another header. */
export function preventCaching(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
