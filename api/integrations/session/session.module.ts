import { type MiddlewareConsumer, Module, type NestModule, RequestMethod } from '@nestjs/common';
import { DocsController, ServicesController } from './docs.controller.js';
import { OidcStrategy } from './oidc.strategy.js';
import { SessionController } from './session.controller.js';
import { SessionCookie } from './session-cookie.js';

/** Documentation of the API for third parties, behind a sign-in of its own. */
@Module({
  controllers: [ServicesController, DocsController, SessionController],
  providers: [OidcStrategy, SessionCookie],
})
export class SessionModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer
      .apply(SessionCookie)
      .forRoutes(
        { path: 'docs', method: RequestMethod.GET },
        { path: 'session/sign-in', method: RequestMethod.GET },
        { path: 'session/callback', method: RequestMethod.GET },
        { path: 'session/sign-out', method: RequestMethod.POST },
        { path: 'openapi.json', method: RequestMethod.GET },
      );
  }
}
