import { Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { Problem } from '../../platform/http/problem.js';

/** Redirects to the identity service, or verifies its response: throws 401 for a refusal, 503 for a failure. */
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
