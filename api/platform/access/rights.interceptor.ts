import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { decided } from '../tenancy/rights.js';
import { currentSession } from '../tenancy/session.js';
import { mayConfirmLater, OPERATION, type OperationOptions } from './operation.js';
import { assertPermitted } from './permission.js';

/** Lets an operation that confirms its caller's rights by the way begin anew where they have changed meanwhile. */
@Injectable()
export class RightsInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = this.reflector.get<OperationOptions | undefined>(OPERATION, context.getHandler());
    const { method } = context.switchToHttp().getRequest<Request>();
    if (!operation || !mayConfirmLater(operation, method)) return next.handle();
    return from(
      decided(() => {
        assertPermitted(operation.allow, currentSession());
        return lastValueFrom(next.handle(), { defaultValue: undefined });
      }),
    );
  }
}
