import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { Problem } from '../../platform/http/problem.js';

/** Sends to the identity service, or judges what comes back from it. What it refuses is 401, what fails is 503. */
@Injectable()
export class OidcGuard extends AuthGuard('oidc') {
  override handleRequest<T>(error: unknown, user: T): T {
    if (error instanceof Problem) throw error;
    if (error instanceof Error && /^(AuthorizationError|TokenError)$/.test(error.name)) {
      throw new Problem(401, 'UNAUTHENTICATED');
    }
    if (error) throw new Problem(503, 'UNAVAILABLE');
    if (!user) throw new Problem(401, 'UNAUTHENTICATED');
    return user;
  }
}
