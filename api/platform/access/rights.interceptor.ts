import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { retryOnPermissionChange } from '../tenancy/rights.js';
import { currentSession } from '../tenancy/session.js';
import { isRepeatable, OPERATION, type OperationOptions } from './operation.js';
import { assertPermitted } from './permission.js';

/** Repeats a read if the caller's rights have changed since the process read them. Writes are not affected. */
@Injectable()
export class RightsInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const operation = this.reflector.get<OperationOptions | undefined>(OPERATION, context.getHandler());
    const { method } = context.switchToHttp().getRequest<Request>();
    if (!operation || !isRepeatable(operation, method)) return next.handle();
    return from(
      retryOnPermissionChange(() => {
        assertPermitted(operation.allow, currentSession());
        return lastValueFrom(next.handle(), { defaultValue: undefined });
      }),
    );
  }
}
