import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import { traceparent as presentSpan } from '../tracing.js';
import { requestedLocale } from './preferred-locale.js';
import { runInSession, type Session } from './session.js';

/** An id that a proxy or caller gives a request: long enough to be unique, without a sign that a log could misread. */
const REQUEST_ID = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,127}$/;
/** The trace of a caller (W3C Trace Context, version 00). */
const TRACE_PARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** Opens the session of a request. */
export function openSession(request: Request, response: Response, next: NextFunction): void {
  const { 'x-request-id': sentId, traceparent } = request.headers;
  const requestId = typeof sentId === 'string' && REQUEST_ID.test(sentId) ? sentId : randomUUID();
  const trace = typeof traceparent === 'string' && TRACE_PARENT.test(traceparent) ? traceparent : presentSpan();
  if (trace) response.setHeader('traceparent', trace);
  response.setHeader('X-Request-Id', requestId);
  const isAbandoned = () => response.destroyed && !response.writableFinished;
  const locale = requestedLocale(request);
  const session: Session = { requestId, requestedLocale: locale, isAbandoned, newSecrets: new Map() };
  response.locals.session = session;
  runInSession(session, next);
}

/** Forbids browsers and proxies to store answers, unless an answer sets another header. */
export function preventCaching(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}
