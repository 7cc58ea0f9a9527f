import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { MikroORM } from '@mikro-orm/postgresql';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import { Env } from '../env.js';
import { Problem } from '../http/problem.js';
import { retryOnPermissionChange } from '../tenancy/rights.js';
import { currentSession } from '../tenancy/session.js';
import { assertNotSuspended } from '../tenancy/tenant-register.js';
import { assertKnownQuery } from './known-query.js';
import { type Deprecation, hasDeadline, isRepeatable, OPERATION, type OperationOptions } from './operation.js';
import { assertPermitted } from './permission.js';
import { RateLimits } from './rate-limits.js';
import { assertWithinScopes } from './scopes.js';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Idempotency-Key of a request, with its sender, and digest of the request; undefined without a key. */
function fingerprintOf(request: Request, subject: string): { key: string; fingerprint: string } | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !KEY.test(key)) throw new Problem(400, 'INVALID_VALUE', { name: 'Idempotency-Key' });
  const digest = createHash('sha256').update(`${request.method} ${request.originalUrl}\n`);
  digest.update(JSON.stringify(request.body ?? null));
  return { key: `${subject}:${key}`, fingerprint: digest.digest('base64url') };
}

/** Sets the headers of a deprecated operation: since when (RFC 9745), until when (RFC 8594), and its page. */
function setDeprecationHeaders({ since, sunset, link }: Deprecation, response: Response): void {
  response.setHeader('Deprecation', `@${Date.parse(since) / 1_000}`);
  response.setHeader('Sunset', new Date(sunset).toUTCString());
  response.append('Link', `<${link}>; rel="deprecation"; type="text/html"`);
}

/**
 * Removes conditional headers (RFC 9110 §13, §14) that the operation does not declare: Express would answer them with
 * undocumented statuses, and no client has a stored answer to compare.
 */
function dropUndeclaredConditions({ ifMatch, otherwise }: OperationOptions, headers: IncomingHttpHeaders): void {
  delete headers.range;
  delete headers['if-range'];
  delete headers['if-unmodified-since'];
  if (!ifMatch) delete headers['if-match'];
  if (otherwise?.[304]) return;
  delete headers['if-none-match'];
  delete headers['if-modified-since'];
}

const Bearer = AuthGuard('bearer');

/** Allows a request if its route declares its callers and the user is one of them. Closed by default. */
@Injectable()
export class AccessGuard extends Bearer implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly orm: MikroORM,
    @Inject(Env) private readonly env: Env,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const operation = this.reflector.get<OperationOptions | undefined>(OPERATION, context.getHandler());
    if (!operation) throw new Problem(403, 'FORBIDDEN');
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    response.locals.operation = operation.id;
    if (hasDeadline(operation)) currentSession().deadline = performance.now() + this.env.VSD_REQUEST_DEADLINE_MS;
    dropUndeclaredConditions(operation, request.headers);
    if (operation.deprecated) setDeprecationHeaders(operation.deprecated, response);
    const count = async () => operation.uncounted || (await this.limits.count(request, response));
    const consume = () => this.limits.consume(operation, request, response);
    const { allow, knowsCaller } = operation;
    // Other public routes ignore tokens, so that they answer without the database, and to expired tokens.
    if (allow === 'public' && !(knowsCaller && request.headers.authorization)) {
      await count();
      await consume();
      // The address of a public route of a tenant names it; the handler answers 404 for one that there is not.
      if (operation.path?.tenant) await assertNotSuspended(this.orm.em.fork(), String(request.params.tenant));
      return true;
    }
    currentSession().isRepeatable = isRepeatable(operation, request.method);
    // Invalid tokens count against the address.
    await (super.canActivate(context) as Promise<boolean>).catch(async (error) => {
      await count();
      throw error;
    });
    await count();
    const session = currentSession();
    if (allow === 'public') {
      await consume();
      return true;
    }
    await retryOnPermissionChange(
      async () => {
        assertPermitted(allow, session);
        assertWithinScopes(operation, request.method, session);
        assertKnownQuery(operation, request.query);
      },
      { isLast: false },
    );
    // A refused request consumes no tight limit.
    await consume();
    if (operation.idempotent && session.user) session.idempotency = fingerprintOf(request, session.user.subject);
    return true;
  }

  override handleRequest<T>(error: unknown, user: T): T {
    if (error) throw error;
    if (!user) throw new Problem(401, 'UNAUTHENTICATED');
    return user;
  }
}
