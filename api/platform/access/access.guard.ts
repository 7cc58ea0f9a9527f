import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request, Response } from 'express';
import type { Holder } from '../application.js';
import { fingerprintOf } from '../http/fingerprint.js';
import { Problem } from '../http/problem.js';
import { currentSession, type Session } from '../tenancy/session.js';
import { heedDeclared } from './conditional-headers.js';
import { assertKnownQuery } from './known-query.js';
import { OPERATION, type OperationOptions } from './operation.js';
import { permits } from './permission.js';
import { RateLimits } from './rate-limits.js';

const Bearer = AuthGuard('bearer');

/** Lets a request through if its route declares who may call it and the caller is one of them. Closed by default. */
@Injectable()
export class AccessGuard extends Bearer implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const operation = this.reflector.get<OperationOptions | undefined>(OPERATION, context.getHandler());
    if (!operation) throw new Problem(403, 'FORBIDDEN');
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    heedDeclared(operation, request.headers);
    const spend = () => this.limits.spend(operation, request, response);
    const { allow } = operation;
    // A public route knows its caller all the same, if they show a token: the document is projected to them.
    if (allow === 'public' && !request.headers.authorization) {
      await spend();
      return true;
    }
    // Whoever tries tokens is counted by the address.
    await (super.canActivate(context) as Promise<boolean>).catch(async (error) => {
      await spend();
      throw error;
    });
    await spend();
    const session = currentSession();
    if (allow === 'public') return true;
    if (allow !== 'authenticated') this.#assertPermitted(session, allow);
    assertKnownQuery(operation, request.query);
    if (operation.idempotent && session.user) session.idempotency = fingerprintOf(request, session.user.subject);
    return true;
  }

  #assertPermitted(session: Session, allow: readonly Holder[]): void {
    if (!session.user || !session.tenant || !permits(allow, session.user.roles)) throw new Problem(403, 'FORBIDDEN');
  }

  override handleRequest<T>(error: unknown, user: T): T {
    if (error) throw error;
    if (!user) throw new Problem(401, 'UNAUTHENTICATED');
    return user;
  }
}
