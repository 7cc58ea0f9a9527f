import { Inject, Injectable, type NestMiddleware, type OnApplicationShutdown } from '@nestjs/common';
import connectPgSimple from 'connect-pg-simple';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import expressSession from 'express-session';
import pg from 'pg';
import { application } from '../../platform/application.js';
import { DatabaseGate } from '../../platform/database/database-gate.js';
import { Env, isPublicEncrypted } from '../../platform/env.js';
import { currentSession } from '../../platform/tenancy/session.js';
import type { SessionUser } from './oidc.strategy.js';

declare module 'express-session' {
  interface SessionData {
    signedIn: SessionUser;
  }
}

const COOKIE = 'vsd_docs';
/** The time of a session, after which the identity service verifies the user again. */
const HOUR_MS = 3_600_000;

/**
 * The session of users who signed in at the API itself, stored in PostgreSQL for all processes. It serves the documentation
 * and the document alone: no other route reads a cookie, so that no other site can make a signed-in browser change data.
 */
@Injectable()
export class SessionCookie implements NestMiddleware, OnApplicationShutdown {
  readonly #pool: pg.Pool;
  readonly #store: { close(): void };
  readonly #open: RequestHandler;

  constructor(@Inject(Env) env: Env, gate: DatabaseGate) {
    const secure = isPublicEncrypted(env);
    this.#pool = new pg.Pool(gate.pool('volta-session', 2));
    // The next request replaces a lost idle connection.
    this.#pool.on('error', () => undefined);
    const Store = connectPgSimple(expressSession);
    const store = new Store({ pool: this.#pool, schemaName: 'session', tableName: 'session' });
    this.#store = store;
    this.#open = expressSession({
      name: COOKIE,
      secret: env.VSD_SESSION_SECRET,
      store,
      resave: false,
      saveUninitialized: false,
      // The cookie is secure also behind a proxy that terminates TLS.
      proxy: secure,
      cookie: { path: `${application().base}/services/`, httpOnly: true, sameSite: 'lax', secure, maxAge: HOUR_MS },
    });
  }

  use(request: Request, response: Response, next: NextFunction): void {
    this.#open(request, response, (error?: unknown) => {
      const user = request.session?.signedIn?.user;
      if (user) {
        const session = currentSession();
        session.user = { ...user, id: null };
        if (user.tenant) session.tenant = user.tenant;
      }
      next(error);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.#store.close();
    await this.#pool.end();
  }
}
