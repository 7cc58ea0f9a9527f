import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Logger } from 'nestjs-pino';
import { isUnavailable } from '../database/unavailable.js';
import { Problem } from '../http/problem.js';
import { problemJson } from '../http/problem-json.js';
import { errorMessage } from '../jobs/error-code.js';
import { preferredLocale } from '../tenancy/preferred-locale.js';
import { currentSession } from '../tenancy/session.js';
import { FailureLog } from './failure-log.js';

/** Errors of Express and Nest by type. */
const BY_TYPE: Record<string, [number, string]> = {
  'entity.parse.failed': [400, 'MALFORMED_JSON'],
  'entity.verify.failed': [400, 'INVALID_CHARACTERS'],
  'entity.too.large': [413, 'BODY_TOO_LARGE'],
  'request.aborted': [400, 'MALFORMED_JSON'],
  'request.size.invalid': [400, 'MALFORMED_JSON'],
  'charset.unsupported': [415, 'UNSUPPORTED_MEDIA_TYPE'],
  'encoding.unsupported': [415, 'UNSUPPORTED_MEDIA_TYPE'],
};

const BY_STATUS: Record<number, string> = {
  400: 'MALFORMED_JSON',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** Seconds after which a client may repeat a request to an unavailable service. */
const RETRY_AFTER_S = 2;

/** Sends every error as application/problem+json (contract): code and text, never a stack, SQL or path. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    private readonly logger: Logger,
    private readonly failures: FailureLog,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const problem = sendProblem(error, request, http.getResponse<Response>(), this.logger);
    if (problem.status >= 500) this.failures.note(error, problem, request);
  }
}

/** Sends the answer for an error and returns the problem; also used before and after the router. */
export function sendProblem(
  error: unknown,
  request: Request,
  response: Response,
  logger: Pick<Logger, 'error'>,
): Problem {
  const problem = asProblem(error);
  const requestId = requestIdOf();
  // An unavailable service affects every request: one line for each suffices.
  if (problem.code === 'UNAVAILABLE') logger.error({ error: errorMessage(error), requestId }, 'unavailable');
  else if (problem.status >= 500) logger.error({ err: error, requestId }, 'request failed');
  if (response.headersSent) {
    response.destroy();
    return problem;
  }
  const locale = preferredLocale(request);
  const params = { ...problem.params, ...(problem.code === 'UNEXPECTED' && { code: requestId }) };
  if (problem.status === 503) response.setHeader('Retry-After', RETRY_AFTER_S);
  if (problem.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
  response
    .status(problem.status)
    .type('application/problem+json')
    .send(JSON.stringify({ ...problemJson({ ...problem, params }, locale), requestId, ...problem.extensions }));
  return problem;
}

const requestIdOf = (): string => {
  try {
    return currentSession().requestId;
  } catch {
    return 'none';
  }
};

/** The problem for any error; an unexpected one is UNEXPECTED. */
export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { type, status } = error as { type?: string; status?: number };
  const mapped = type ? BY_TYPE[type] : undefined;
  if (mapped) return new Problem(...mapped);
  const httpStatus = error instanceof HttpException ? error.getStatus() : status;
  if (httpStatus && httpStatus < 500) return new Problem(httpStatus, BY_STATUS[httpStatus] ?? 'MALFORMED_JSON');
  // The effect of the request is unknown; an Idempotency-Key makes its repetition harmless.
  if (isUnavailable(error)) return new Problem(503, 'UNAVAILABLE');
  return new Problem(500, 'UNEXPECTED');
}
